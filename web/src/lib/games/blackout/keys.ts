/** Knows which key means what. */
import type { Item } from './notation';

export type Intent =
  | { kind: 'token'; item: Item }
  | { kind: 'roll' | 'end' | 'call' | 'back' | 'act' }
  | { kind: 'go'; way: Way };
export type Way = 'up' | 'down' | 'left' | 'right';

type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

const LETTERS: Readonly<Record<string, Intent>> = {
  W: { kind: 'token', item: 'WILD' },
  U: { kind: 'token', item: 'UNDO' },
  R: { kind: 'roll' },
  E: { kind: 'end' },
  B: { kind: 'call' },
};
const NAMED: Readonly<Record<string, Intent>> = {
  Escape: { kind: 'back' },
  Enter: { kind: 'act' },
  ' ': { kind: 'act' },
  ArrowUp: { kind: 'go', way: 'up' },
  ArrowDown: { kind: 'go', way: 'down' },
  ArrowLeft: { kind: 'go', way: 'left' },
  ArrowRight: { kind: 'go', way: 'right' },
};

/** Null when the key means nothing here. Keyboards of other scripts count by the place of the key. */
export function intentOf({ key, code }: Pressed): Intent | null {
  const named = NAMED[key];
  if (named) return named;
  const digit = /^[1-5]$/.exec(key)?.[0] ?? /^(?:Digit|Numpad)([1-5])$/.exec(code)?.[1];
  if (digit) return { kind: 'token', item: digit as Item };
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : /^Key([A-Z])$/.exec(code)?.[1];
  return (letter && LETTERS[letter]) || null;
}

/** Whether a key belongs to where it was typed: a field, a dialog, a button that Enter or Space would press. */
export function isTypedElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (!target) return false;
  if (target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"]')) return true;
  return (event.key === 'Enter' || event.key === ' ') && target.closest('button, a') !== null;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Which of the spots lies nearest in a direction: the index, or -1 when none lies there. */
export function nearest(spots: readonly Spot[], from: Spot, way: Way): number {
  let [best, least] = [-1, Infinity];
  spots.forEach(({ x, y }, index) => {
    const [across, down] = [x - from.x, y - from.y];
    const [along, aside] = way === 'left' || way === 'right' ? [across, down] : [down, across];
    const ahead = way === 'left' || way === 'up' ? -along : along;
    const far = ahead + 3 * Math.abs(aside); // straight ahead comes before aslant
    if (ahead > 1 && far < least) [best, least] = [index, far];
  });
  return best;
}
