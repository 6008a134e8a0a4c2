/** The keys of Blackout, and the actions that they stand for. */
import {
  actOf,
  ARROW_KEYS,
  digitOf,
  SHARED_KEYS,
  wayOf,
  type KeyLine,
  type Pressed,
  type Way,
} from '$lib/play/keys';
import type { Item } from './notation';

const KEYS = [
  { act: 'roll', keys: ['R'], words: 'blackout-move-roll' },
  { act: 'number', keys: ['1', '2', '3', '4', '5'], words: 'blackout-keys-number' },
  { act: 'wild', keys: ['W'], words: 'blackout-wild' },
  { act: 'undo', keys: ['U'], words: 'blackout-undo' },
  { act: 'go', keys: ARROW_KEYS, words: 'keys-move' },
  SHARED_KEYS.next,
  SHARED_KEYS.previous,
  { act: 'act', keys: ['Enter', 'Space'], words: 'blackout-keys-use' },
  SHARED_KEYS.back,
  SHARED_KEYS.hint,
  { act: 'end', keys: ['E'], words: 'blackout-move-end' },
  { act: 'call', keys: ['B'], words: 'blackout-move-call' },
] as const satisfies readonly KeyLine[];
export default KEYS;

export type Intent =
  | { kind: 'token'; item: Item }
  | { kind: 'roll' | 'end' | 'call' | 'back' | 'act' | 'next' | 'previous' | 'hint' }
  | { kind: 'go'; way: Way };

/** Null when the key means nothing here. Keyboards of other scripts count by the position of the key. */
export function intentOf(pressed: Pressed): Intent | null {
  const act = actOf<(typeof KEYS)[number]['act']>(KEYS, pressed);
  switch (act) {
    case null:
      return null;
    case 'number':
      return { kind: 'token', item: digitOf(pressed) as Item };
    case 'wild':
      return { kind: 'token', item: 'WILD' };
    case 'undo':
      return { kind: 'token', item: 'UNDO' };
    case 'go': {
      const way = wayOf(pressed.key);
      return way && { kind: 'go', way };
    }
    default:
      return { kind: act };
  }
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The index of the nearest spot in a direction, or -1 when there is none. */
export function nearest(spots: readonly Spot[], from: Spot, way: Way): number {
  let [best, least] = [-1, Infinity];
  spots.forEach(({ x, y }, index) => {
    const [across, down] = [x - from.x, y - from.y];
    const [along, aside] = way === 'left' || way === 'right' ? [across, down] : [down, across];
    const ahead = way === 'left' || way === 'up' ? -along : along;
    const far = ahead + 3 * Math.abs(aside); // straight ahead counts as nearer than aslant
    if (ahead > 1 && far < least) [best, least] = [index, far];
  });
  return best;
}
