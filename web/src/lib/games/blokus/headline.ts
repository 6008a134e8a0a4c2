/** The headline on the viewer's side of the table: who has won, whose turn it is, or that it is nobody's turn. */
import { winnersOf } from '$lib/games/winners';
import { personOn } from '$lib/ui/chairs';
import type { BlokusView, Table } from '$lib/wire/messages';
import { t } from '$lib/words';

export interface Side {
  /** The seat whose tray is shown. */
  seat: number;
  /** That seat is to act. */
  acting: boolean;
  /** Several people play at this browser, so texts must name the player. */
  isShared: boolean;
}

export function headlineOf(table: Pick<Table, 'chairs' | 'closed'>, view: BlokusView, side: Side): string {
  if (view.outcome) {
    const winners = winnersOf(view.outcome);
    const [first] = winners;
    if (first === undefined || winners.length > 1) return t('blokus-shared-win');
    if (!side.isShared && first === side.seat) return t('blokus-you-win');
    return t('blokus-wins', personOn(table.chairs, first));
  }
  if (table.closed) return t('turn-closed');
  if (side.acting)
    return side.isShared ? t('blokus-turn-of', personOn(table.chairs, side.seat)) : t('blokus-your-turn');
  if (view.seat === null) return t('blokus-drawing-lots');
  return t('blokus-waiting-for', personOn(table.chairs, view.seat));
}
