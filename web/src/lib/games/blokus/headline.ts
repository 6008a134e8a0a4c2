/** What the viewer's side of the table says in large letters: who has won, whose turn it is, or that there is none. */
import { winnersOf } from '$lib/games/winners';
import { chairName } from '$lib/ui/chairs';
import type { BlokusView, Table } from '$lib/wire/messages';
import { t } from '$lib/words';

export interface Side {
  /** The seat whose tray is shown. */
  seat: number;
  /** It is to act. */
  acting: boolean;
  /** Several people play at this browser, so it must be said who is meant. */
  isShared: boolean;
}

export function headlineOf(table: Pick<Table, 'chairs' | 'closed'>, view: BlokusView, side: Side): string {
  const nameOf = (seat: number) => {
    const found = table.chairs.find((each) => each.seat === seat);
    return found ? chairName(found) : '';
  };
  if (view.outcome) {
    const winners = winnersOf(view.outcome);
    const [first] = winners;
    if (first === undefined || winners.length > 1) return t('blokus-shared-win');
    if (!side.isShared && first === side.seat) return t('blokus-you-win');
    return t('blokus-wins', { name: nameOf(first) });
  }
  if (table.closed) return t('turn-closed');
  if (side.acting)
    return side.isShared ? t('blokus-turn-of', { name: nameOf(side.seat) }) : t('blokus-your-turn');
  if (view.seat === null) return t('blokus-drawing-lots');
  return t('blokus-waiting-for', { name: nameOf(view.seat) });
}
