/** Knows whose cards this page shows, and which reports on a real tower its players may make. */
import { chairsPlayedHere, viewOf } from '$lib/play/seats';
import type { BlockoutView, Choices, Table, Update } from '$lib/wire/messages';

/** The seat whose cards are shown here: the one to choose, if it is here, otherwise the only seat of this page. */
export function handSeat(table: Table, update: Update): number | null {
  const here = chairsPlayedHere(table).map(({ seat }) => seat);
  const { seat } = viewOf<BlockoutView>(update);
  if (seat !== null && here.includes(seat)) return seat;
  return here.length === 1 ? (here[0] ?? null) : null;
}

/** The reports on a real tower that each seat of this page may make. */
export function tellersHere(table: Table, update: Update): Choices[] {
  const here = chairsPlayedHere(table).map(({ seat }) => seat);
  return update.choices
    .filter(({ seat }) => here.includes(seat))
    .map(({ seat, moves }) => ({ seat, moves: moves.filter((move) => TELLINGS.includes(move)) }))
    .filter(({ moves }) => moves.length > 0);
}

export const TELLINGS: readonly string[] = ['letgo', 'stood', 'fell', 'oops', 'unsay'];
