/** The bar's status of a game, and the seat of its takeback. */
import { waitedFor } from '$lib/games/turns';
import { personOn } from '$lib/ui/chairs';
import { timeOfDay } from '$lib/ui/missing';
import type { Table, Update } from '$lib/wire/messages';
import { t } from '$lib/words';

export interface Status {
  words: string;
  /** Somebody at this page is to act. */
  mine: boolean;
}

export function statusOf(table: Table, update: Update): Status {
  if (table.closed) return { words: t('turn-closed'), mine: false };
  if (table.shown && !update.over) return { words: t('end-replay'), mine: false };
  if (update.over) return { words: t('turn-over'), mine: false };
  const seats = waitedFor(table.game, update);
  const acting = table.chairs.filter((chair) => seats.includes(chair.seat));
  const person = acting.find((chair) => chair.mine && !chair.bot);
  if (acting.length > 1) {
    const out = !person && table.chairs.some((chair) => chair.mine && !chair.bot);
    return { words: out ? t('turn-others') : t('turn-all'), mine: person !== undefined };
  }
  if (person) return { words: t('turn-of', personOn(table.chairs, person.seat)), mine: true };
  const first = acting[0];
  if (!first) return { words: t('turn-nobody'), mine: false };
  const one = personOn(table.chairs, first.seat);
  if (first.bot && first.mine) return { words: t('turn-bot-for-you'), mine: false };
  // A player who is waited for but not to act is moving a block.
  const thinks = update.to_act.includes(first.seat);
  if (first.bot) return { words: t(thinks ? 'turn-thinking' : 'turn-of', one), mine: false };
  if (!first.taken) return { words: t('turn-open-chair', { number: first.seat + 1 }), mine: false };
  if (first.here) return { words: t('turn-of', one), mine: false };
  return { words: t('turn-away-since', { ...one, time: timeOfDay(first.away_since_ms) }), mine: false };
}

/** Of several seats at one page the one that acted last: the latest known, or else the nearest before the next. */
export function seatToTakeBack(update: Update, players: number): number | null {
  const seats = update.can_take_back;
  const heard = update.causes
    .filter(({ taken_back }) => !taken_back)
    .map(({ who }) => Number(who))
    .findLast((seat) => seats.includes(seat));
  if (heard !== undefined) return heard;
  const next = update.to_act[0] ?? 0;
  const turnsAgo = (seat: number) => (next - seat + players - 1) % players;
  return [...seats].sort((a, b) => turnsAgo(a) - turnsAgo(b))[0] ?? null;
}
