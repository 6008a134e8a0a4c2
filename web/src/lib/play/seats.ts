/** Knows which seats this page holds, what they see and may do, and the order in which everybody sits. */
import type { Chair, Choices, Table, Update } from '$lib/wire/messages';

/** The view of a seat; without a seat, or when the update has none for it, the first view. `V` is the game's own type. */
export function viewOf<V>(update: Update, seat: number | null = null): V {
  const found = update.views.find(({ seats }) => seat !== null && seats.includes(seat)) ?? update.views[0];
  if (!found) throw new Error(`update ${update.seq} has no view`);
  return found.view as V;
}

/** The chairs that this page holds, including those that a bot plays for now. */
export function chairsHeldHere(table: Table): Chair[] {
  return table.chairs.filter(({ mine }) => mine);
}

/** The chairs that people at this page play themselves. */
export function chairsPlayedHere(table: Table): Chair[] {
  return table.chairs.filter(({ mine, bot }) => mine && !bot);
}

/** The legal moves of a seat of this page; none for another seat. */
export function movesOf(update: Update, seat: number | null): readonly string[] {
  return update.choices.find((choices) => choices.seat === seat)?.moves ?? [];
}

/** The first seat of this page that is to act now, and its legal moves. */
export function choicesNow(update: Update): Choices | null {
  return update.choices.find(({ seat }) => update.to_act.includes(seat)) ?? null;
}

/** All chairs in seating order; if one person is alone at this page, that person's chair comes first. */
export function chairsInOrder(table: Table, here: readonly number[]): Chair[] {
  const first = here.length === 1 ? table.chairs.findIndex(({ seat }) => seat === here[0]) : 0;
  return [...table.chairs.slice(first), ...table.chairs.slice(0, first)];
}
