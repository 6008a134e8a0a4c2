/** What the bar says of a game, and which seat its takeback is for. */
import { waitedFor } from '$lib/games/turns';
import { chairName } from '$lib/ui/chairs';
import type { Table, Update } from '$lib/wire/messages';
import { t } from '$lib/words';

export interface Status {
  words: string;
  /** Somebody at this page is to act. */
  mine: boolean;
}

export function statusOf(table: Table, update: Update): Status {
  if (table.closed) return { words: t('turn-closed'), mine: false };
  if (update.over) return { words: t('turn-over'), mine: false };
  const seats = waitedFor(table.game, update);
  const acting = table.chairs.filter((chair) => seats.includes(chair.seat));
  const person = acting.find((chair) => chair.mine && !chair.bot);
  if (acting.length > 1) {
    const out = !person && table.chairs.some((chair) => chair.mine && !chair.bot);
    return { words: out ? t('turn-others') : t('turn-all'), mine: person !== undefined };
  }
  if (person) {
    const alone = table.chairs.filter((chair) => chair.mine).length === 1;
    return { words: alone ? t('turn-yours') : t('turn-of', { name: chairName(person) }), mine: true };
  }
  const first = acting[0];
  if (!first) return { words: t('turn-nobody'), mine: false };
  const name = chairName(first);
  if (first.bot && first.mine) return { words: t('turn-bot-for-you'), mine: false };
  // Who is waited for but not asked for a move has a hand at work.
  const thinks = update.to_act.includes(first.seat);
  if (first.bot) return { words: t(thinks ? 'turn-thinking' : 'turn-of', { name }), mine: false };
  if (!first.taken) return { words: t('turn-open-chair', { name }), mine: false };
  return { words: first.here ? t('turn-of', { name }) : t('turn-away', { name }), mine: false };
}

/** Of several seats at one page the one that acted last: it was heard just now, or is the nearest before the next. */
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
