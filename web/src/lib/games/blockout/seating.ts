/** Knows which seats this browser plays, what they see and may do, and in which order all sit. */
import type { BlockoutView, Chair, Choices, Table, Update } from '$lib/wire/messages';

/** What a seat sees; without one, what there is to be seen. */
export function viewOf(update: Update, seat: number | null = null): BlockoutView {
  const found = update.views.find(({ seats }) => seat !== null && seats.includes(seat)) ?? update.views[0];
  if (!found) throw new Error(`update ${update.seq} has no view`);
  return found.view as BlockoutView;
}

/** The chairs that people at this browser hold; a bot that plays for somebody needs no hand. */
export function chairsHere(table: Table): Chair[] {
  return table.chairs.filter(({ mine, bot }) => mine && !bot);
}

/** Whose cards lie open here: the one to choose, if it sits here, otherwise the only one who does. */
export function handSeat(table: Table, update: Update): number | null {
  const here = chairsHere(table).map(({ seat }) => seat);
  const { seat } = viewOf(update);
  if (seat !== null && here.includes(seat)) return seat;
  return here.length === 1 ? (here[0] ?? null) : null;
}

/** What a seat of this browser may do. */
export function movesOf(update: Update, seat: number | null): readonly string[] {
  return update.choices.find((each) => each.seat === seat)?.moves ?? [];
}

/** What people here may say of a real tower; a seat each. */
export function tellersHere(table: Table, update: Update): Choices[] {
  const here = chairsHere(table).map(({ seat }) => seat);
  return update.choices
    .filter(({ seat }) => here.includes(seat))
    .map(({ seat, moves }) => ({ seat, moves: moves.filter((move) => TELLINGS.includes(move)) }))
    .filter(({ moves }) => moves.length > 0);
}

export const TELLINGS: readonly string[] = ['letgo', 'stood', 'fell', 'oops'];

/** All chairs in the order in which they sit; somebody alone at this page comes first. */
export function chairsInOrder(table: Table): Chair[] {
  const here = chairsHere(table);
  const first = here.length === 1 ? table.chairs.findIndex(({ seat }) => seat === here[0]?.seat) : 0;
  return [...table.chairs.slice(first), ...table.chairs.slice(0, first)];
}
