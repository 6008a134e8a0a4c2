/** The rows of a list of moves: whose move it was, in which colour, and the move in words. */
import { chairName, personOn } from '$lib/ui/chairs';
import type { MoveRow } from '$lib/ui/move-rows';
import type { Step, Table } from '$lib/wire/messages';
import { t } from '$lib/words';
import { gameParts } from '.';
import type { MoveTeller } from './move-words';

/** The moves of players are numbered. Equal moves of luck that follow each other, such as dealt cards, are one row. */
export function rowsOf(table: Table, steps: readonly Step[], tell: MoveTeller): MoveRow[] {
  const colourOf = gameParts(table.game)?.moveColour;
  const rows: MoveRow[] = [];
  let number = 0;
  for (const [step, { cause }] of steps.entries()) {
    if (!cause) {
      rows.push({ step, number: null, seat: null, name: '', words: t('replay-start'), colour: null });
      continue;
    }
    const seat = /^\d+$/.test(cause.who) ? Number(cause.who) : null;
    const chair = table.chairs.find((each) => each.seat === seat);
    const before = rows.at(-1);
    const name = chair ? chairName(chair) : t(`actor-${cause.who}`);
    const view = steps[step - 1]?.view;
    const words =
      cause.move === 'left' ? t('replay-left', personOn(table.chairs, seat)) : tell(table, cause.move, view);
    if (seat === null && before?.seat === null && before.name === name && before.words === words) rows.pop();
    rows.push({
      step,
      number: seat === null ? null : (number += 1),
      seat,
      name: cause.move === 'left' ? '' : name,
      words,
      colour: seat === null ? null : (colourOf?.(view) ?? null),
    });
  }
  return rows;
}

/** The first row after the last move of these seats: what happened since their turn. All rows' number: nothing did. */
export function sinceTurnOf(rows: readonly MoveRow[], seats: readonly number[]): number {
  return rows.findLastIndex(({ seat }) => seat !== null && seats.includes(seat)) + 1 || rows.length;
}
