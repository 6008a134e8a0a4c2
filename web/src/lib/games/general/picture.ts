/** Reads the picture of a game from a package: an SVG that the server has sanitised, and the moves of its parts. */

/** The picture as a detached element; null: there is none. It is parsed as SVG, never as HTML. */
export function parsePicture(text: string): SVGSVGElement | null {
  if (!text) return null;
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg') return null;
  const svg = document.importNode(root, true) as unknown as SVGSVGElement;
  const [width, height] = ['width', 'height'].map((name) => Number.parseFloat(svg.getAttribute(name) ?? ''));
  if (!svg.hasAttribute('viewBox') && width && height) svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('width', '100%');
  svg.setAttribute('height', '100%');
  return svg;
}

/** The parts that have a move, in the order of the picture. */
export function partsOf(svg: Element): Element[] {
  return [...svg.querySelectorAll('[data-move]')];
}

export const moveOf = (part: Element): string => part.getAttribute('data-move') ?? '';

/** The name of a part: its label or title, otherwise its move. */
export function partName(part: Element): string {
  const title = [...part.children].find(({ localName }) => localName === 'title')?.textContent;
  return part.getAttribute('aria-label') || title?.trim() || moveOf(part);
}

/** The picture in words: its title and description, and every labelled part. */
export interface PictureWords {
  readonly title: string;
  readonly about: string;
  readonly parts: readonly string[];
}

export function wordsOf(text: string): PictureWords {
  const svg = parsePicture(text);
  if (!svg) return { title: '', about: '', parts: [] };
  const own = (name: string) =>
    [...svg.children].find(({ localName }) => localName === name)?.textContent?.trim() ?? '';
  const labelled = [...svg.querySelectorAll('[aria-label]')].map(partName);
  const texts = [...svg.querySelectorAll('text')].map((part) => part.textContent?.trim() ?? '');
  return {
    title: svg.getAttribute('aria-label') || own('title'),
    about: own('desc'),
    parts: labelled.length > 0 ? labelled : texts.filter(Boolean),
  };
}

/** Names of moves, from the parts that have them. */
export function namesOfMoves(text: string): ReadonlyMap<string, string> {
  const svg = parsePicture(text);
  return new Map(svg ? partsOf(svg).map((part) => [moveOf(part), partName(part)]) : []);
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

const WAYS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The index of the nearest place in the direction of an arrow key; -1: there is none. Straight ahead counts most. */
export function nearest(key: string, from: Place, places: readonly Place[]): number {
  const way = WAYS[key];
  if (!way) return -1;
  let best = -1;
  let least = Infinity;
  places.forEach(({ x, y }, index) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead <= 1 || ahead + 3 * aside >= least) return;
    least = ahead + 3 * aside;
    best = index;
  });
  return best;
}
