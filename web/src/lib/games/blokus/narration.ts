/** Says in the reader's language what has just happened, what is true now, and where the hand is. */
import { winnersOf } from '$lib/games/winners';
import { chairName, isCalledYou } from '$lib/ui/chairs';
import type { BlokusView, Chair, Table } from '$lib/wire/messages';
import { t } from '$lib/words';
import type { Held } from './held.svelte';
import type { Motion } from './plan';

/** A sentence; empty for what goes without saying. */
export function tell(motion: Motion, chairs: readonly Chair[]): string {
  const chairOf = (seat: number | null) => chairs.find((each) => each.seat === seat);
  const nameOf = (seat: number | null) => {
    const chair = chairOf(seat);
    return chair ? chairName(chair) : '';
  };
  const isYou = (seat: number | null) => isCalledYou(chairOf(seat));
  switch (motion.kind) {
    case 'lay':
      return t('blokus-said-laid', {
        colour: t(`blokus-colour-${motion.colour}`),
        piece: motion.piece,
        cells: motion.cells.join(' '),
      });
    case 'return':
      return t('blokus-said-returned', { colour: t(`blokus-colour-${motion.colour}`), piece: motion.piece });
    case 'pass':
      return t('blokus-said-passed', { colour: t(`blokus-colour-${motion.colour}`) });
    case 'skip':
      return t('blokus-said-skipped', { colour: t(`blokus-colour-${motion.colour}`) });
    case 'turn':
      return t('blokus-said-turn', {
        who: isYou(motion.seat) ? 'you' : 'other',
        name: nameOf(motion.seat),
        colour: t(`blokus-colour-${motion.colour}`),
      });
    case 'over': {
      const [first, ...others] = motion.winners;
      const alone = first !== undefined && isYou(first) ? 'you' : 'one';
      return t('blokus-said-over', {
        who: others.length > 0 ? 'several' : alone,
        names: motion.winners.map(nameOf).join(', '),
      });
    }
  }
}

/** What is true now: whose turn, or how it ended. */
export function situation(view: BlokusView, { chairs, closed }: Pick<Table, 'chairs' | 'closed'>): string {
  if (view.outcome) {
    const winners = winnersOf(view.outcome);
    return tell({ kind: 'over', winners }, chairs);
  }
  if (closed) return t('turn-closed');
  if (view.turn === null || view.seat === null) return t('blokus-drawing-lots');
  return tell({ kind: 'turn', colour: view.turn, seat: view.seat }, chairs);
}

/** Where a hand that keys move is, for those who cannot see it. */
export function whereabouts({ piece, grip, spot, fits, reason }: Held): string {
  if (!piece || grip !== 'keys' || !spot) return '';
  const cell = spot.move.split(/[:,]/)[1] ?? '';
  if (fits) return t('blokus-said-fits', { piece, cell });
  return reason ? t('blokus-said-wrong', { piece, cell, reason: t(`reason-${reason}`) }) : '';
}
