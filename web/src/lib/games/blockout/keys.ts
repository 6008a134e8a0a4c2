/** The keys of Block Out!, and the movements of the held block that they stand for. */
import { actOf, ARROW_KEYS, SHARED_KEYS, type KeyLine, type Pressed as Key } from '$lib/play/keys';

const SHIFTED_ARROWS = ARROW_KEYS.map((key) => `Shift+${key}`);
const KEYS = [
  { act: 'push', keys: ARROW_KEYS, words: 'keys-move' },
  { act: 'push', keys: SHIFTED_ARROWS, words: 'blockout-keys-far' },
  { act: 'raise', keys: ['W', 'PageUp'], words: 'blockout-raise' },
  { act: 'lower', keys: ['S', 'PageDown'], words: 'blockout-lower' },
  { act: 'turn', keys: ['R'], words: 'keys-turn' },
  { act: 'letgo', keys: ['Enter'], words: 'blockout-move-letgo' },
  SHARED_KEYS.back,
  { act: 'draw', keys: ['D'], words: 'blockout-move-drawcards', isFor: ({ players }) => players > 1 },
] as const satisfies readonly KeyLine[];
export default KEYS;

export type Intent =
  { kind: 'push'; x: number; y: number; z: number } | { kind: 'turn' | 'letgo' | 'back' | 'draw' };

type Pressed = Key & Pick<KeyboardEvent, 'shiftKey'>;

/** The distance of one key press or one tap on a button. */
export const STEP_MM = 1;
const STRIDE_MM = 5;

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Null when the key means nothing here. Keyboards of other scripts count by the position of the key. */
export function intentOf(pressed: Pressed): Intent | null {
  const act = actOf<(typeof KEYS)[number]['act']>(KEYS, pressed);
  const far = pressed.shiftKey ? STRIDE_MM : STEP_MM;
  switch (act) {
    case null:
      return null;
    case 'push': {
      const [x, y] = WAYS[pressed.key] ?? [0, 0];
      return { kind: 'push', x: x * far, y: y * far, z: 0 };
    }
    case 'raise':
      return { kind: 'push', x: 0, y: 0, z: far };
    case 'lower':
      return { kind: 'push', x: 0, y: 0, z: -far };
    default:
      return { kind: act };
  }
}
