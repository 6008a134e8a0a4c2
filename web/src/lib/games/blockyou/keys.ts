/** The keys of BlockYou!, and the actions that they stand for. */
import { actOf, ARROW_KEYS, SHARED_KEYS, wayOf, type KeyLine, type Pressed, type Way } from '$lib/play/keys';

const KEYS = [
  { act: 'go', keys: ARROW_KEYS, words: 'keys-move' },
  { act: 'turn', keys: ['R'], words: 'keys-turn' },
  { act: 'turnback', keys: ['Shift+R'], words: 'keys-turn-back' },
  { act: 'lay', keys: ['Enter', 'Space'], words: 'keys-lay' },
  SHARED_KEYS.back,
] as const satisfies readonly KeyLine[];
export default KEYS;

export type Intent =
  { kind: 'turn'; by: number } | { kind: 'lay' } | { kind: 'back' } | { kind: 'go'; way: Way };

/** Null when the key means nothing here. Keyboards of other scripts count by the position of the key. */
export function intentOf(pressed: Pressed & Pick<KeyboardEvent, 'shiftKey'>): Intent | null {
  const act = actOf<(typeof KEYS)[number]['act']>(KEYS, pressed);
  switch (act) {
    case null:
      return null;
    case 'turn':
      return { kind: 'turn', by: 1 };
    case 'turnback':
      return { kind: 'turn', by: -1 };
    case 'go': {
      const way = wayOf(pressed.key);
      return way && { kind: 'go', way };
    }
    default:
      return { kind: act };
  }
}
