/** Knows how cells and moves of Blokus are written: `f19`, `V3:f19,f18,g18`, `pass`. Rows count from the bottom. */
import { BLOKUS } from '$lib/wire/games';

/** A square by row from the top and column from the left. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export interface Placement {
  readonly piece: string;
  readonly cells: readonly Cell[];
}

export const SIZE = BLOKUS.size;
export const PASS = 'pass';

const FIRST_LETTER = 'a'.charCodeAt(0);

export function columnName(column: number): string {
  return String.fromCharCode(FIRST_LETTER + column);
}

export function rowName(row: number): string {
  return String(SIZE - row);
}

export function formatCell(cell: Cell): string {
  return columnName(cell.column) + rowName(cell.row);
}

/** Null when the text names no cell of the board. */
export function parseCell(text: string): Cell | null {
  const match = /^([a-z])([1-9]\d?)$/.exec(text);
  if (!match?.[1] || !match[2]) return null;
  const cell = { row: SIZE - Number(match[2]), column: match[1].charCodeAt(0) - FIRST_LETTER };
  return isOnBoard(cell) ? cell : null;
}

export function isOnBoard({ row, column }: Cell): boolean {
  return row >= 0 && row < SIZE && column >= 0 && column < SIZE;
}

/** Top row first, left to right: the order in which the cells of a move are written. */
export function inReadingOrder(cells: Iterable<Cell>): Cell[] {
  return [...cells].sort((a, b) => a.row - b.row || a.column - b.column);
}

export function formatMove(piece: string, cells: Iterable<Cell>): string {
  return `${piece}:${inReadingOrder(cells).map(formatCell).join(',')}`;
}

/** Null for anything that lays no piece: a pass, a move of chance or of the clock, a broken text. */
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

/** Where a cell stands in a view's `board` text. */
export function indexOf({ row, column }: Cell): number {
  return row * SIZE + column;
}
