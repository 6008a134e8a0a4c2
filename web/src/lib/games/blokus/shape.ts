/** The shapes of the pieces, and how a shape looks turned and flipped. */
import { BLOKUS } from '$lib/wire/games';
import { inReadingOrder, type Cell } from './notation';

/** Cells pushed into the top left corner, in reading order, so that equal shapes have equal keys. */
export type Shape = readonly Cell[];

export function normalised(cells: Iterable<Cell>): Shape {
  const listed = [...cells];
  const top = Math.min(...listed.map((cell) => cell.row));
  const left = Math.min(...listed.map((cell) => cell.column));
  return inReadingOrder(listed.map(({ row, column }) => ({ row: row - top, column: column - left })));
}

/** From the top; `#` is a cell, `.` a gap. */
export function fromRows(rows: readonly string[]): Shape {
  const cells: Cell[] = [];
  rows.forEach((line, row) => {
    [...line].forEach((mark, column) => {
      if (mark === '#') cells.push({ row, column });
    });
  });
  return normalised(cells);
}

/** A quarter turn clockwise. */
export function turned(shape: Shape): Shape {
  return normalised(shape.map(({ row, column }) => ({ row: column, column: -row })));
}

export function turnedBack(shape: Shape): Shape {
  return normalised(shape.map(({ row, column }) => ({ row: -column, column: row })));
}

/** Left and right exchanged. */
export function flipped(shape: Shape): Shape {
  return normalised(shape.map(({ row, column }) => ({ row, column: -column })));
}

export function height(shape: Shape): number {
  return 1 + Math.max(...shape.map((cell) => cell.row));
}

export function width(shape: Shape): number {
  return 1 + Math.max(...shape.map((cell) => cell.column));
}

export function keyOf(shape: Shape): string {
  return shape.map(({ row, column }) => `${row}.${column}`).join(' ');
}

/** All eight orientations: four turns of the shape, then four of its flip. Symmetric pieces have duplicates. */
export function orientations(shape: Shape): Shape[] {
  const found: Shape[] = [];
  for (const start of [shape, flipped(shape)]) {
    let next = start;
    for (let quarter = 0; quarter < 4; quarter += 1) {
      found.push(next);
      next = turned(next);
    }
  }
  return found;
}

const SHAPES: ReadonlyMap<string, Shape> = new Map(
  BLOKUS.pieces.map((piece) => [piece.name, fromRows(piece.rows)]),
);

/** The shape of a named piece as the box shows it; a single square for an unknown name. */
export function shapeOf(piece: string): Shape {
  return SHAPES.get(piece) ?? [{ row: 0, column: 0 }];
}
