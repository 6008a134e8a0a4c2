/** How Blokus reads a hint: as a piece on squares, with its margin in words. */
import type { Hint, Reading } from '$lib/play/hint.svelte';
import { t } from '$lib/words';
import { formatCell, parseMove, type Placement } from '../notation';
import { marginWords } from './margin';

export type PieceHint = Hint<Placement>;

export const READING: Reading<Placement> = {
  move: parseMove,
  words: ({ margin }, { piece, cells }) =>
    t('blokus-advice-said', {
      piece,
      cells: cells.map(formatCell).join(' '),
      margin: marginWords(margin),
    }),
};
