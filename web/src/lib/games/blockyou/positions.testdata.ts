/** Positions for the tests beside this file, in a short notation. */
import { updateOf } from '$lib/client/messages.testdata';
import { BLOCKYOU } from '$lib/wire/games';
import type {
  BlockyouLaidView,
  BlockyouLyingView,
  BlockyouStatus,
  BlockyouView,
  Update,
} from '$lib/wire/messages';

export { namedChair as chair } from '$lib/client/messages.testdata';

export function lying(card: string, row: number, column: number, turns = 0): BlockyouLyingView {
  return { card, row, column, turns };
}

/** Sixteen cards in rows of four, as they are dealt. */
export const DEALT: readonly BlockyouLyingView[] = BLOCKYOU.cards
  .slice(0, 16)
  .map((card, at) => lying(card, 2 * Math.floor(at / 4), 2 * (at % 4)));

/** `laid(0, '1,1/0')`: seat 0 laid a card there; `changes` give the consequences. */
export function laid(seat: number, at: string, changes: Partial<BlockyouLaidView> = {}): BlockyouLaidView {
  const [row = 0, column = 0, turns = 0] = at.split(/[,/]/).map(Number);
  const card = lying(BLOCKYOU.cards[20 + seat] ?? '', row, column, turns);
  return { seat, card, fault: '', blocked: [], stayed: true, ...changes };
}

/** A race with one player for each status, seen from seat 0; `changes` override this. */
export function position(
  statuses: readonly BlockyouStatus[] = ['active', 'active', 'active'],
  changes: Partial<BlockyouView> = {},
): BlockyouView {
  const seats = BLOCKYOU.seats[statuses.length - 1] ?? [];
  return {
    phase: 'race',
    round: 1,
    seat: 0,
    hand: statuses[0] === 'active' ? 'WRPL/N.SE' : null,
    field: [...DEALT],
    players: statuses.map((status, seat) => ({ direction: seats[seat] ?? 'S', cards: 12, status })),
    pile: 36,
    laid: [],
    ending: '',
    solo: statuses.length === 1,
    outcome: null,
    ...changes,
  };
}

/** An update with these views, the first of them for seat 0 and so on. */
export function update(views: readonly BlockyouView[], changes: Partial<Update> = {}): Update {
  return updateOf({
    views: views.map((view) => ({ seats: view.seat === null ? [] : [view.seat], view })),
    ...changes,
  });
}
