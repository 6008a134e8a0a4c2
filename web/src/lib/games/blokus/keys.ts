/** Knows which key does what while a piece is held. */
import type { Held } from './held.svelte';
import type { Direction } from './places';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** What was pressed: the letter, or on keyboards of other scripts the letter that Latin ones have there. */
function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3) : key;
}

/** The hand's answer to a key; false: the key is not the hand's, and others may have it. */
export function press(
  held: Held,
  event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>,
  lay: () => void,
): boolean {
  if (!held.isHolding) return false;
  const arrow = ARROWS[event.key];
  if (arrow) {
    if (event.shiftKey) held.jump(arrow);
    else held.nudge(arrow);
    return true;
  }
  switch (letterOf(event)) {
    case 'R':
      held.turn(event.shiftKey ? -1 : 1);
      return true;
    case 'F':
      held.flip();
      return true;
    case 'N':
      held.next(1);
      return true;
    case 'P':
      held.next(-1);
      return true;
    case 'Enter':
      lay();
      return true;
    case 'Escape':
      held.putBack();
      return true;
    default:
      return false;
  }
}

export function asksForHint(event: Pick<KeyboardEvent, 'key' | 'code'>): boolean {
  return letterOf(event) === 'H';
}

/** Whether a key belongs to where it was typed: a field, a dialog, a button that Enter would press. */
export function isTypedElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (!target) return false;
  if (target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"]')) return true;
  return event.key === 'Enter' && target.closest('button, a') !== null;
}
