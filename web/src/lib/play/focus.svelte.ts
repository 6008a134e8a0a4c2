/** Keeps the focus of a keyboard in the game: moves it to the next control, and never leaves it on the bare page. */
import { untrack } from 'svelte';

export class FocusReturn {
  #isDue = false;

  /** `isReady`: the player may act again; `goOn` moves the focus, unless the player has moved it meanwhile. */
  constructor(isReady: () => boolean, goOn: () => void) {
    $effect(() => {
      if (!isReady() || !this.#isDue) return;
      this.#isDue = false;
      untrack(goOn);
    });
  }

  /** A move is sent: by keyboard, the focus moves on when the answer arrives; otherwise it stays. */
  expect(isByKeys = true): void {
    this.#isDue = isByKeys;
  }
}

/** Whether the focus is nowhere: the element that had it is gone. */
export function isFocusLost(): boolean {
  const { activeElement: at } = document;
  return at === null || at === document.body || (at instanceof HTMLElement && at.dataset.focusHome === '');
}

let usesKeys = false;

/** Whether the player's last action was a key. */
export function isByKeys(): boolean {
  return usesKeys;
}

/**
 * A focus that falls to the page, because its element is gone or disabled, goes to `home` instead: the next Tab starts
 * there. For a game the focus still counts as lost, so that it can choose a better place. A click beside all controls
 * leaves the focus on the page until a key is used.
 */
export function keepFocus(home: HTMLElement): () => void {
  let holder: Element | null = null;
  const notice = ({ type }: Event) => (usesKeys = type === 'keydown');
  const follow = ({ target }: Event) => (holder = target instanceof Element ? target : null);
  const isGone = () => holder !== null && (!holder.isConnected || holder.matches(':disabled'));
  const keep = () => {
    if ((document.activeElement ?? document.body) !== document.body) return;
    if (!usesKeys && !isGone()) return;
    if (!document.querySelector('dialog[open]')) home.focus({ preventScroll: true });
  };
  const soon = () => requestAnimationFrame(keep);
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'open'] });
  const types = ['keydown', 'pointerdown'];
  for (const type of types) window.addEventListener(type, notice, true);
  window.addEventListener('focusin', follow);
  return () => {
    changes.disconnect();
    for (const type of types) window.removeEventListener(type, notice, true);
    window.removeEventListener('focusin', follow);
  };
}
