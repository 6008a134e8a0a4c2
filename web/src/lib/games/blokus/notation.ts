/** The notation of cells and moves in Blokus: `f19`, `V3:f19,f18,g18`, `pass`. Rows count from the bottom. */
import { BLOKUS } from '$lib/wire/games';

/**
 * A square by row from the top and column from the left of a grid that holds every board in its lower left corner: so a
 * square has the same name on all of them. The picture of a board has rows and columns of its own, from 0.
 */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export interface Placement {
  readonly piece: string;
  readonly cells: readonly Cell[];
}

export const GRID = BLOKUS.grid;
export const PASS = 'pass';

const FIRST_LETTER = 'a'.charCodeAt(0);

export function columnName(column: number): string {
  return String.fromCharCode(FIRST_LETTER + column);
}

export function rowName(row: number): string {
  return String(GRID - row);
}

export function formatCell(cell: Cell): string {
  return columnName(cell.column) + rowName(cell.row);
}

/** Null when the text names no cell of any board. */
export function parseCell(text: string): Cell | null {
  const match = /^([a-z])([1-9]\d?)$/.exec(text);
  if (!match?.[1] || !match[2]) return null;
  const cell = { row: GRID - Number(match[2]), column: match[1].charCodeAt(0) - FIRST_LETTER };
  return isOnBoard(cell, GRID) ? cell : null;
}

export function isOnBoard({ row, column }: Cell, size: number): boolean {
  return row >= GRID - size && row < GRID && column >= 0 && column < size;
}

/** Top row first, left to right: the order in which the cells of a move are written. */
export function inReadingOrder(cells: Iterable<Cell>): Cell[] {
  return [...cells].sort((a, b) => a.row - b.row || a.column - b.column);
}

export function formatMove(piece: string, cells: Iterable<Cell>): string {
  return `${piece}:${inReadingOrder(cells).map(formatCell).join(',')}`;
}

/** Null when the text lays no piece: a pass, a move of chance or of the clock, invalid text. */
export function parseMove(text: string): Placement | null {
  const [piece, list, ...rest] = text.split(':');
  if (!piece || !list || rest.length > 0) return null;
  const cells: Cell[] = [];
  for (const name of list.split(',')) {
    const cell = parseCell(name);
    if (!cell) return null;
    cells.push(cell);
  }
  return { piece, cells };
}

/** The index of a cell in the `board` text of a view. */
export function indexOf({ row, column }: Cell, size: number): number {
  return (row - GRID + size) * size + column;
}

/** All cells of a board, in the order of that text. */
export function cellsOf(size: number): Cell[] {
  return Array.from({ length: size * size }, (_, index) => ({
    row: GRID - size + Math.floor(index / size),
    column: index % size,
  }));
}
