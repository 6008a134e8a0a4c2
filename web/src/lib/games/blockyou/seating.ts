/** Knows from which side the field is shown, the server's times, and who blocked whom. */
import type { BlockyouView, Table, Update } from '$lib/wire/messages';
import { directionNumber } from './cards';
import { facingOf } from './facing';

/** The rotation of the field: seen from the first seat of this page, for spectators from the south. */
export function facingHere(table: Table, view: BlockyouView): number {
  const first = table.chairs.find(({ mine }) => mine);
  const direction = first && view.players[first.seat]?.direction;
  return direction ? facingOf(directionNumber(direction)) : 0;
}

/** When the current wait ends, by the server's clock; null when there is none. */
export function alarmEnd_ms(update: Update): number | null {
  const [alarm] = update.alarms;
  return alarm ? update.server_ms + alarm.left_ms : null;
}

/**
 * For each lay of the round, the time since the lay before it, for the first since the cards were turned over; null
 * when the times are unknown.
 */
export function gaps_ms(view: BlockyouView, update: Update): (number | null)[] {
  const moments = view.laid.length > 0 ? update.moments.slice(-view.laid.length) : [];
  const known =
    moments.length === view.laid.length && moments.every(({ seat }, at) => seat === view.laid[at]?.seat);
  const [first] = moments;
  // An alarm after the first lay has ended the round: then the turning of the cards is forgotten.
  const opened_ms = first && update.rang_ms > 0 && update.rang_ms <= first.at_ms ? update.rang_ms : null;
  return view.laid.map((_, at) => {
    const before_ms = at > 0 ? (moments[at - 1]?.at_ms ?? null) : opened_ms;
    const now = moments[at];
    return known && before_ms !== null && now ? Math.max(0, now.at_ms - before_ms) : null;
  });
}

/** The seat whose finger blocked a seat in this round. */
export function blockerOf(view: BlockyouView, seat: number): number | null {
  return view.laid.find(({ blocked }) => blocked.includes(seat))?.seat ?? null;
}

/** The fault of the seat's lay in this round; '' if there is none. */
export function faultOf(view: BlockyouView, seat: number): string {
  return view.laid.find((laid) => laid.seat === seat && laid.fault)?.fault ?? '';
}
