/** The keys of Blokus, and what they do to the held piece. */
import { actOf, ARROW_KEYS, SHARED_KEYS, wayOf, type KeyLine, type Pressed } from '$lib/play/keys';
import type { Held } from './held.svelte';

const KEYS = [
  { act: 'move', keys: ARROW_KEYS, words: 'keys-move' },
  { act: 'jump', keys: ARROW_KEYS.map((key) => `Shift+${key}`), words: 'blokus-keys-jump' },
  { act: 'turn', keys: ['R'], words: 'keys-turn' },
  { act: 'turnback', keys: ['Shift+R'], words: 'keys-turn-back' },
  { act: 'flip', keys: ['F'], words: 'blokus-flip' },
  SHARED_KEYS.next,
  SHARED_KEYS.previous,
  { act: 'lay', keys: ['Enter'], words: 'keys-lay' },
  SHARED_KEYS.back,
  SHARED_KEYS.hint,
  { ...SHARED_KEYS.pass, isFor: ({ options }) => options.voluntaryPass === 'on' },
] as const satisfies readonly KeyLine[];
export default KEYS;

type Act = (typeof KEYS)[number]['act'];
type Typed = Pressed & Pick<KeyboardEvent, 'shiftKey'>;

/** The acts that need no held piece. */
export function freeActOf(event: Typed): (Act & ('hint' | 'pass')) | null {
  const act = actOf<Act>(KEYS, event);
  return act === 'hint' || act === 'pass' ? act : null;
}

/** Handles a key for the hand; false: the hand does not use it, and others may. */
export function press(held: Held, event: Typed, lay: () => void): boolean {
  if (!held.isHolding) return false;
  const act = actOf<Act>(KEYS, event);
  switch (act) {
    case 'move':
    case 'jump': {
      const way = wayOf(event.key);
      if (!way) return false;
      if (act === 'jump') held.jump(way);
      else held.nudge(way);
      return true;
    }
    case 'turn':
      held.turn(1);
      return true;
    case 'turnback':
      held.turn(-1);
      return true;
    case 'flip':
      held.flip();
      return true;
    case 'next':
      held.next(1);
      return true;
    case 'previous':
      held.next(-1);
      return true;
    case 'lay':
      lay();
      return true;
    case 'back':
      held.putBack();
      return true;
    case 'hint':
    case 'pass':
    case null:
      return false;
  }
}
