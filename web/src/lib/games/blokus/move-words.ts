/** The moves of Blokus in words: the size of the piece, and the first square of its place. */
import { personOn } from '$lib/ui/chairs';
import type { Table } from '$lib/wire/messages';
import { t } from '$lib/words';
import { formatCell, parseMove, PASS } from './notation';

export default function moveWords(table: Table, move: string): string | null {
  if (move === PASS) return t('replay-blokus-pass');
  const first = /^begin(\d)$/.exec(move)?.[1];
  if (first) return t('replay-blokus-begin', personOn(table.chairs, Number(first)));
  const cells = parseMove(move)?.cells ?? [];
  return cells[0] ? t('replay-blokus-lay', { squares: cells.length, cell: formatCell(cells[0]) }) : null;
}
