/** The data of a list of moves, and the keys that step through it. */
import type { Colour } from './paint';

export interface MoveRow {
  /** The position after the move: its number in the list of steps. */
  step: number;
  /** The number of a player's move; null: luck, the clock or gravity made it. */
  number: number | null;
  seat: number | null;
  /** Empty where the words name the player. */
  name: string;
  words: string;
  /** The player's colour; null: the game gives players none. */
  colour: Colour | null;
}

/** Where a key leads in a list from 0 to `last`; null: the key does not step. Arrows follow the reading direction. */
export function steppedTo(key: string, at: number, last: number, dir: 'ltr' | 'rtl'): number | null {
  switch (key) {
    case dir === 'ltr' ? 'ArrowLeft' : 'ArrowRight':
      return Math.max(0, at - 1);
    case dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft':
      return Math.min(last, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
