/** The rotation of the board before the viewer, by quarter turns, so that the viewer's start can be near. */
import type { BlokusColour, BlokusView } from '$lib/wire/messages';
import { GRID, indexOf, parseCell, type Cell } from './notation';

/** Quarter turns clockwise of the picture. */
export type Quarter = 0 | 1 | 2 | 3;

/** The position of a board cell in the picture, from the top left. */
export function toScreen({ row, column }: Cell, quarter: Quarter, size: number): Cell {
  return turned({ row: row - GRID + size, column }, quarter, size - 1);
}

/** The board cell at a position of the picture: the inverse of `toScreen`. */
export function toBoard(seen: Cell, quarter: Quarter, size: number): Cell {
  const { row, column } = turned(seen, turnedBy(0, -quarter), size - 1);
  return { row: row + GRID - size, column };
}

function turned({ row, column }: Cell, quarter: Quarter, last: number): Cell {
  switch (quarter) {
    case 0:
      return { row, column };
    case 1:
      return { row: column, column: last - row };
    case 2:
      return { row: last - row, column: last - column };
    case 3:
      return { row: last - column, column: row };
  }
}

export function turnedBy(quarter: Quarter, by: number): Quarter {
  return ((((quarter + by) % 4) + 4) % 4) as Quarter;
}

/** The start cells, in the order of the colours. */
export function startsOf(view: BlokusView): Cell[] {
  return view.starts.flatMap((name) => parseCell(name) ?? []);
}

/** The cell where a colour began or, if each colour has its own start, will begin; null while that is open. */
export function startOf(view: BlokusView, colour: BlokusColour): Cell | null {
  const letter = colour.charAt(0).toUpperCase();
  const starts = startsOf(view);
  const begun = starts.find((start) => view.board[indexOf(start, view.size)] === letter);
  if (begun) return begun;
  const index = view.colours.findIndex((each) => each.colour === colour);
  return (view.fixed_corners && starts[index]) || null;
}

/** The smallest rotation that brings a cell to the viewer's half. */
export function facing(start: Cell | null, size: number): Quarter {
  if (!start) return 0;
  const { row, column } = toScreen(start, 0, size);
  if (2 * row >= size) return 0;
  return 2 * column < size ? 3 : 1;
}
