/** Puts the end of a game in words: who won, why it ended early, and whether somebody at this page has won. */
import { peopleOn, personOn } from '$lib/ui/chairs';
import { leftWords } from '$lib/ui/resigning';
import type { Chair, Outcome, Table } from '$lib/wire/messages';
import { t, wordOr } from '$lib/words';

export interface Ending {
  title: string;
  /** Who gave up, or was away for too long; empty: the game was played to its end. */
  why: readonly string[];
  /** Nobody was beaten: the result is shown, not a winner. */
  isAlone: boolean;
  /** Somebody at this page has beaten others. */
  iWon: boolean;
  /** Somebody at this page has played. */
  iPlayed: boolean;
}

export function endingOf(table: Table, view: unknown): Ending {
  const { outcome } = (view ?? {}) as { outcome?: Outcome | null };
  const winners = table.chairs.filter(({ seat }) => outcome?.places[seat] === 1);
  const isAlone = table.players === 1;
  const isEarly = outcome?.reason === 'last-player';
  return {
    title: isAlone
      ? isEarly
        ? t('turn-over')
        : wordOr(`reason-${outcome?.reason}`, t('turn-over'))
      : t(
          'end-won',
          peopleOn(
            table.chairs,
            winners.map(({ seat }) => seat),
          ),
        ),
    why:
      isEarly && !isAlone
        ? table.chairs.filter(({ left }) => left).map((chair) => leaving(table, chair))
        : [],
    isAlone,
    iWon: !isAlone && winners.some(({ mine }) => mine),
    iPlayed: table.chairs.some(({ mine }) => mine),
  };
}

function leaving(table: Table, { seat, by }: Chair): string {
  return by === null ? leftWords(table, seat) : t('end-away', personOn(table.chairs, seat));
}
