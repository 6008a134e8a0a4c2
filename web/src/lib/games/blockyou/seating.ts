/** Knows which seats this browser plays, what each of them sees and may do, and what the server's times tell. */
import type { BlockyouView, Chair, Table, Update } from '$lib/wire/messages';
import { directionNumber } from './cards';
import { facingOf } from './facing';

/** What a seat sees; without one, what there is to be seen. */
export function viewOf(update: Update, seat: number | null = null): BlockyouView {
  const found = update.views.find(({ seats }) => seat !== null && seats.includes(seat)) ?? update.views[0];
  if (!found) throw new Error(`update ${update.seq} has no view`);
  return found.view as BlockyouView;
}

/** The chairs that people at this browser hold; a bot that plays for somebody needs no hand. */
export function chairsHere(table: Table): Chair[] {
  return table.chairs.filter(({ mine, bot }) => mine && !bot);
}

/** The field is shown from the first own seat; those who only watch sit in the south. */
export function facingHere(table: Table, view: BlockyouView): number {
  const first = table.chairs.find(({ mine }) => mine);
  const direction = first && view.players[first.seat]?.direction;
  return direction ? facingOf(directionNumber(direction)) : 0;
}

export function movesOf(update: Update, seat: number): readonly string[] {
  return update.choices.find((choices) => choices.seat === seat)?.moves ?? [];
}

/** When the wait that runs now ends, by the server's clock; null when none runs. */
export function alarmEnd_ms(update: Update): number | null {
  const [alarm] = update.alarms;
  return alarm ? update.server_ms + alarm.left_ms : null;
}

/** How long after the lay before it each lay of the round came; null for the first and where nobody knows. */
export function gaps_ms(view: BlockyouView, update: Update): (number | null)[] {
  const moments = view.laid.length > 0 ? update.moments.slice(-view.laid.length) : [];
  const known =
    moments.length === view.laid.length && moments.every(({ seat }, at) => seat === view.laid[at]?.seat);
  return view.laid.map((_, at) => {
    const [before, now] = [moments[at - 1], moments[at]];
    return known && before && now ? Math.max(0, now.at_ms - before.at_ms) : null;
  });
}

/** Whose finger blocked a seat in this round. */
export function blockerOf(view: BlockyouView, seat: number): number | null {
  return view.laid.find(({ blocked }) => blocked.includes(seat))?.seat ?? null;
}

/** How the seat's own lay of this round was faulty; '' if it was not. */
export function faultOf(view: BlockyouView, seat: number): string {
  return view.laid.find((laid) => laid.seat === seat && laid.fault)?.fault ?? '';
}
