/** Measures a page: does every text fit into its box, and is every target large enough? */
import type { Page } from '@playwright/test';

export interface Misfit {
  /** What is wrong: cut, wide, high, overlapping, small, scrolling; a name on several lines. */
  kind: string;
  /** By how many pixels. */
  by: number;
  where: string;
  text: string;
}

/** A misfit in one of the languages that were asked for. */
export interface Spoken extends Misfit {
  language: string;
}

/** The page takes its languages from `misfits` from now on, as if those of its browser changed. */
export async function pretendLanguages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked = () => sessionStorage.getItem('asked-language') ?? 'en';
    Object.defineProperty(navigator, 'languages', { get: () => [asked()] });
  });
}

/** Towers in three dimensions are not painted: without a graphics card that takes a second, and no text is in it. */
export async function paintNoTowers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const gl = WebGL2RenderingContext.prototype;
    for (const name of [
      'drawArrays',
      'drawElements',
      'drawArraysInstanced',
      'drawElementsInstanced',
    ] as const)
      gl[name] = () => undefined;
  });
}

/** Targets that lie close together, where 36 pixels are enough: pieces in a tray. */
const CLOSE = '.slot';

/** Measures the page as it is, or in each of the languages, one after the other and without a new page. */
export function misfits(
  page: Page,
  languages: readonly string[] = [],
  close: string = CLOSE,
): Promise<Spoken[]> {
  return page.evaluate(
    async ([codes, closeTargets]) => {
      const speak = async (code: string) => {
        sessionStorage.setItem('asked-language', code);
        window.dispatchEvent(new Event('languagechange'));
        do await new Promise((resolve) => setTimeout(resolve));
        while (document.documentElement.lang !== code);
        document.body.getBoundingClientRect(); // the new texts ask for the fonts they need
        await document.fonts.ready;
        // After a frame: observers of sizes have answered.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      };

      const SLACK = 1.5; // pixels: letters may stick out of their line a little
      const TARGET = 44;
      const CLOSE_TARGET = 36;
      const root = document.documentElement;
      let found: Misfit[] = [];
      let scope: Element = document.body;

      const UNMEASURED = '.visually-hidden, svg, canvas';
      /** A player's name, or words with one, may be cut: with an ellipsis, and where a label says the whole of it. */
      const isShortened = (element: Element, box: Element, text: string) => {
        const { textOverflow, webkitLineClamp } = getComputedStyle(box);
        return (
          (element.closest('bdi') !== null || text.includes('\u2068')) &&
          (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') &&
          element.closest('[title], [aria-label]') !== null
        );
      };
      const meet = (one: DOMRect, other: DOMRect) => {
        const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
        const right = Math.max(left, Math.min(one.right, other.right));
        return new DOMRect(left, top, right - left, Math.max(top, Math.min(one.bottom, other.bottom)) - top);
      };
      /** Shown only to screen readers, until it has the focus. */
      const isTiny = (element: Element) => {
        for (let at: Element | null = element; at && at !== scope; at = at.parentElement) {
          const { width, height } = at.getBoundingClientRect();
          if (Math.min(width, height) <= 2 && getComputedStyle(at).overflow !== 'visible') return true;
        }
        return false;
      };
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest(UNMEASURED) &&
        !isTiny(element);
      const nameOf = (element: Element) => {
        const named = element.closest('[id], [class]');
        const first = named?.classList[0];
        return `${element.tagName.toLowerCase()}${named?.id ? `#${named.id}` : first ? `.${first}` : ''}`;
      };
      const add = (kind: string, by: number, element: Element, text: string) =>
        found.push({ kind, by: Math.round(by), where: nameOf(element), text: text.trim().slice(0, 60) });

      // Texts of different places must not lie on each other, unless one lies on something opaque: a card on a card.
      const isCovered = (below: Element, above: Element) => {
        for (let at: Element | null = above; at && !at.contains(below); at = at.parentElement) {
          const { backgroundColor, backgroundImage } = getComputedStyle(at);
          if (backgroundImage !== 'none' || !/, 0\)$|^transparent$/.test(backgroundColor)) return true;
        }
        return false;
      };

      const measure = () => {
        found = [];
        scope = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1) ?? document.body;
        const across = root.scrollWidth - root.clientWidth;
        if (across > 0) add('scrolling', across, root, document.title);

        const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
        const lines: { box: DOMRect; element: Element; text: string }[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement;
          const text = node.textContent ?? '';
          if (!element || !text.trim() || !isShown(element)) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const letters = range.getBoundingClientRect();
          if (letters.width < 1) continue;
          // A player's name on a seat takes one line, however long it is, so that nothing below it moves.
          const tops = [...range.getClientRects()].map(({ top }) => top);
          const down = Math.max(...tops) - Math.min(...tops);
          if (down > letters.height / 3 && element.matches('bdi, bdi *') && element.closest('button, .panel'))
            add('lines', down, element, text);
          const line = { box: letters, element, text };
          lines.push(line);
          // The box is the nearest element that is not inline; what it hides is cut, what sticks out is wide or high.
          let box: Element | null = element;
          while (
            box &&
            getComputedStyle(box).display.startsWith('inline') &&
            !box.matches('button, a.button')
          )
            box = box.parentElement;
          for (let around = box; around && around !== root; around = around.parentElement) {
            const style = getComputedStyle(around);
            const edge = around.getBoundingClientRect();
            const out = Math.max(letters.right - edge.right, edge.left - letters.left);
            const below = Math.max(letters.bottom - edge.bottom, edge.top - letters.top);
            // What has a frame of its own holds all of its texts, however deep they lie.
            const isFramed = around.matches('button, a.button, .card, .panel');
            const hides = (value: string) => value === 'hidden' || value === 'clip';
            const scrolls = (value: string) => value === 'auto' || value === 'scroll';
            if (around === box && style.position !== 'static' && edge.width < 1) break;
            if (scrolls(style.overflowY) || scrolls(style.overflowX)) {
              if (out > SLACK && !scrolls(style.overflowX)) add('wide', out, element, text);
              break;
            }
            if (
              Math.max(out, below) > SLACK &&
              hides(style.overflowX) &&
              isShortened(element, around, text)
            ) {
              line.box = meet(letters, edge); // what is cut lies on nothing
              break;
            }
            if (out > SLACK && (around === box || isFramed || hides(style.overflowX))) {
              add(hides(style.overflowX) ? 'cut' : 'wide', out, element, text);
              break;
            }
            if (below > SLACK + 2 && (around === box || isFramed || hides(style.overflowY))) {
              add(hides(style.overflowY) ? 'cut' : 'high', below, element, text);
              break;
            }
            if (style.position === 'fixed' || style.position === 'absolute') break;
          }
        }

        for (const element of scope.querySelectorAll<HTMLElement>(
          'button, a.button, summary, select, [role=switch]',
        )) {
          if (!isShown(element) || element.matches(':disabled')) continue;
          const box = element.getBoundingClientRect();
          const short =
            (element.matches(closeTargets) ? CLOSE_TARGET : TARGET) - Math.min(box.width, box.height);
          if (short > 0.5) add('small', short, element, element.textContent || (element.ariaLabel ?? ''));
          if (
            getComputedStyle(element).textOverflow === 'ellipsis' &&
            element.scrollWidth > element.clientWidth
          )
            add('cut', element.scrollWidth - element.clientWidth, element, element.textContent);
        }

        lines.forEach((one, at) => {
          for (const other of lines.slice(at + 1)) {
            const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
            const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
            if (wide <= 3 || high <= 6) continue;
            if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
            if (isCovered(one.element, other.element) || isCovered(other.element, one.element)) continue;
            add('overlapping', Math.min(wide, high), one.element, `${one.text} / ${other.text}`);
          }
        });
        return found;
      };

      if (codes.length === 0) return measure().map((misfit) => ({ ...misfit, language: root.lang }));
      const all: Spoken[] = [];
      for (const language of codes) {
        await speak(language);
        all.push(...measure().map((misfit) => ({ ...misfit, language })));
      }
      return all;
    },
    [languages, close] as const,
  );
}
