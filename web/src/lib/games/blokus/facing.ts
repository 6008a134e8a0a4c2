/** Knows how the board lies before the viewer: turned by quarters, so that one's own corner can be near. */
import type { BlokusColour, BlokusView } from '$lib/wire/messages';
import { indexOf, SIZE, type Cell } from './notation';

/** Quarter turns clockwise of the picture. */
export type Quarter = 0 | 1 | 2 | 3;

const LAST = SIZE - 1;

/** Where a cell of the board is seen. */
export function toScreen({ row, column }: Cell, quarter: Quarter): Cell {
  switch (quarter) {
    case 0:
      return { row, column };
    case 1:
      return { row: column, column: LAST - row };
    case 2:
      return { row: LAST - row, column: LAST - column };
    case 3:
      return { row: LAST - column, column: row };
  }
}

/** Which cell of the board is seen there: the inverse of `toScreen`. */
export function toBoard(cell: Cell, quarter: Quarter): Cell {
  return toScreen(cell, turnedBy(0, -quarter));
}

export function turnedBy(quarter: Quarter, by: number): Quarter {
  return ((((quarter + by) % 4) + 4) % 4) as Quarter;
}

/** The corners in the order of the turns: top left, top right, bottom right, bottom left. */
export const CORNERS: readonly Cell[] = [
  { row: 0, column: 0 },
  { row: 0, column: LAST },
  { row: LAST, column: LAST },
  { row: LAST, column: 0 },
];

/** The corner where a colour began, or, if corners are fixed, where it will; null while that is open. */
export function cornerOf(view: BlokusView, colour: BlokusColour, fixed: boolean): Cell | null {
  const letter = colour.charAt(0).toUpperCase();
  const begun = CORNERS.find((corner) => view.board[indexOf(corner)] === letter);
  if (begun) return begun;
  const index = view.colours.findIndex((each) => each.colour === colour);
  return (fixed && CORNERS[index]) || null;
}

/** The smallest turn that brings a corner to the edge where the viewer sits. */
export function facing(corner: Cell | null): Quarter {
  if (!corner || corner.row === LAST) return 0;
  return corner.column === 0 ? 3 : 1;
}
