/** Says in the reader's language what has just happened, the state of the game, and where the hand is. */
import { winnersOf } from '$lib/games/winners';
import { peopleOn, personOn } from '$lib/ui/chairs';
import type { BlokusView, Chair, Table } from '$lib/wire/messages';
import { t } from '$lib/words';
import type { Held } from './held.svelte';
import type { Motion } from './plan';

/** A sentence; empty when none is needed. */
export function tell(motion: Motion, chairs: readonly Chair[]): string {
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
        ...personOn(chairs, motion.seat),
        colour: t(`blokus-colour-${motion.colour}`),
      });
    case 'over':
      return t('blokus-said-over', peopleOn(chairs, motion.winners));
  }
}

/** The state of the game: whose turn, or how it ended. */
export function situation(view: BlokusView, { chairs, closed }: Pick<Table, 'chairs' | 'closed'>): string {
  if (view.outcome) {
    const winners = winnersOf(view.outcome);
    return tell({ kind: 'over', winners }, chairs);
  }
  if (closed) return t('turn-closed');
  if (view.turn === null || view.seat === null) return t('blokus-drawing-lots');
  return tell({ kind: 'turn', colour: view.turn, seat: view.seat }, chairs);
}

/** Where a piece moved by keyboard is, for people who cannot see it. */
export function whereabouts({ piece, grip, spot, fits, reason }: Held): string {
  if (!piece || grip !== 'keys' || !spot) return '';
  const cell = spot.move.split(/[:,]/)[1] ?? '';
  if (fits) return t('blokus-said-fits', { piece, cell });
  return reason ? t('blokus-said-wrong', { piece, cell, reason: t(`reason-${reason}`) }) : '';
}
