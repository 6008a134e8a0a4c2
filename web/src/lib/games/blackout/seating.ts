/** Knows which seats of this page may act: one in its turn, all at once in a BLACKOUT. */
import * as seats from '$lib/play/seats';
import type { Chair, Choices, Table, Update } from '$lib/wire/messages';
import { CALL } from './notation';

/** The seat of this page whose turn it is, and its legal moves; null during a BLACKOUT, when all may act. */
export function choicesNow(update: Update): Choices | null {
  const found = seats.choicesNow(update);
  return found && !found.moves.includes(CALL) ? found : null;
}

/** The chairs of this page that may call BLACKOUT now, without those that a bot plays: the bot calls itself. */
export function callersHere(table: Table, update: Update): Chair[] {
  return table.chairs.filter(({ seat, bot }) => !bot && seats.movesOf(update, seat).includes(CALL));
}
