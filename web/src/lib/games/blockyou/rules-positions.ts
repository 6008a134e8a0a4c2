/** Positions for the pictures of the rules of BlockYou!: five players, and the cards laid so far. */
import { BLOCKYOU } from '$lib/wire/games';
import type { BlockyouLaidView, BlockyouLyingView, BlockyouView } from '$lib/wire/messages';
import { dealt, laid, next } from './example-field';

const PLAYERS = 5;
const [first = next] = laid;
const DIRECTIONS: readonly string[] = BLOCKYOU.seats[PLAYERS - 1] ?? [];

/** Before the first countdown. */
export const start = viewOf([], []);

/** The first card is laid; it points where nobody sits. */
export const race = viewOf([], [{ seat: 2, card: first, fault: '', blocked: [], stayed: true }]);

/** A laid card whose fingers put two players out of the round. */
export const blocked = viewOf(laid, [
  { seat: 0, card: next, fault: '', blocked: seatsPointedAt('W', 'NE'), stayed: true },
]);

/** The same card in the same place, turned the wrong way. */
export const fault = viewOf(laid, [
  { seat: 0, card: { ...next, turns: 1 }, fault: 'colours', blocked: [], stayed: true },
]);

function seatsPointedAt(...fingers: string[]): number[] {
  return fingers.map((finger) => DIRECTIONS.indexOf(finger)).sort((a, b) => a - b);
}

function viewOf(before: readonly BlockyouLyingView[], now: readonly BlockyouLaidView[]): BlockyouView {
  const begun = before.length + now.length > 0;
  return {
    phase: begun ? 'race' : 'ready',
    round: begun ? 1 + before.length : 0,
    seat: null,
    hand: null,
    field: [...dealt, ...before, ...now.map(({ card }) => card)],
    players: DIRECTIONS.map((direction, seat) => {
      const status = statusOf(seat);
      return { direction, cards: BLOCKYOU.hand - (status === 'done' ? 1 : 0), status };
    }),
    pile: BLOCKYOU.cards.length - dealt.length - PLAYERS * BLOCKYOU.hand,
    laid: [...now],
    ending: '',
    solo: false,
    outcome: null,
  };

  function statusOf(seat: number): BlockyouView['players'][number]['status'] {
    if (!begun) return 'idle';
    const own = now.find((each) => each.seat === seat);
    if (own) return own.fault ? 'fault' : 'done';
    return now.some((each) => each.blocked.includes(seat)) ? 'blocked' : 'active';
  }
}
