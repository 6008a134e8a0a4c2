/** Knows which seats this browser plays, which of them may act, and in which order all sit. */
import type { BlackoutView, Chair, Choices, Table, Update } from '$lib/wire/messages';
import { CALL } from './notation';

export function viewOf(update: Update): BlackoutView {
  const [first] = update.views;
  if (!first) throw new Error(`update ${update.seq} has no view`);
  return first.view as BlackoutView;
}

/** The seats that people at this browser hold. */
export function seatsHere(table: Table): number[] {
  return table.chairs.filter((chair) => chair.mine).map((chair) => chair.seat);
}

/** The seat of this browser whose turn it is, and its legal moves; null while a BLACKOUT is open to all. */
export function choicesNow(update: Update): Choices | null {
  const found = update.choices.find(({ seat }) => update.to_act.includes(seat));
  return found && !found.moves.includes(CALL) ? found : null;
}

/** The seats of this browser that may call BLACKOUT now. */
export function callersHere(update: Update): number[] {
  return update.choices.filter(({ moves }) => moves.includes(CALL)).map(({ seat }) => seat);
}

/** All chairs in the order of turns; somebody alone at this page comes first. */
export function chairsInOrder(table: Table): Chair[] {
  const here = seatsHere(table);
  const first = here.length === 1 ? table.chairs.findIndex(({ seat }) => seat === here[0]) : 0;
  return [...table.chairs.slice(first), ...table.chairs.slice(0, first)];
}
