/** Players who are away from a running game, and what the others may do now. */
import type { Chair, Table, Update } from '$lib/wire/messages';
import { dateWords } from '$lib/words';

export interface Missing {
  chair: Chair;
  /** How long until the others may go on; 0: they may; null: this table always waits. */
  wait_ms: number | null;
  /** How long until the win may be claimed; null: not in this game. */
  claim_ms: number | null;
  /** The game waits for this player: only then the win may be claimed. */
  isWaitedFor: boolean;
}

/** The players who are away, for a page that plays here; empty for a watcher, who may do nothing about it. */
export function missingAt(table: Table, update: Update, now_ms: number): Missing[] {
  const inPlay = table.chairs.filter(({ left }) => !left);
  if (update.over || table.closed || !inPlay.some(({ mine }) => mine)) return [];
  return inPlay
    .filter(({ taken, mine, bot, away_since_ms }) => taken && !mine && !bot && away_since_ms > 0)
    .map((chair) => {
      const left = (after_ms: number) => Math.max(0, chair.away_since_ms + after_ms - now_ms);
      const waits = table.patience_ms > 0;
      return {
        chair,
        wait_ms: waits ? left(table.patience_ms) : null,
        claim_ms: waits && inPlay.length === 2 ? left(table.claim_ms) : null,
        isWaitedFor: update.to_act.includes(chair.seat),
      };
    });
}

/** The changes to this page's chairs while its people were away. */
export interface Return {
  /** A bot plays them. */
  played: Chair[];
  /** They were offered to somebody else, who may have come. */
  lost: Chair[];
}

export function returnTo(table: Table, update: Update): Return {
  if (update.over || table.closed) return { played: [], lost: [] };
  return {
    played: table.chairs.filter(({ mine, bot, left }) => mine && bot && !left),
    lost: table.chairs.filter(({ was_mine, left }) => was_mine && !left),
  };
}

/** A time of day; with its day when that is not today. */
export function timeOfDay(at_ms: number): string {
  const at = new Date(at_ms);
  const isToday = at.toDateString() === new Date().toDateString();
  return dateWords(at, { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) });
}

/** Minutes and seconds of a countdown, rounded up: it never says zero too early. */
export function countdown(left_ms: number): string {
  const seconds = Math.ceil(left_ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
