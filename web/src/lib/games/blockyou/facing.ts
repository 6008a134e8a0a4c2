/** Converts compass directions to the picture that a seat sees, and back: the seat's own side is at the bottom. */
import { quarter, type Square } from './cards';

/** The number of squares along a side of the field. */
export const SIDE = 8;
/** The last row and column where a card's first square may lie. */
export const LAST = SIDE - 2;

/** The quarter turns clockwise of the picture for a seat in this direction (0 to 7 from north).
 *
 * NW comes to the bottom left, NE to the bottom right: the nearest corner of their own side. */
export function facingOf(direction: number): number {
  return [2, 1, 1, 0, 0, 0, 3, 3][direction] ?? 0;
}

/** The direction in the picture of a compass direction. */
export function shownDirection(direction: number, facing: number): number {
  return (direction + 2 * quarter(facing)) % 8;
}

/** The place in the picture of a card's place. Places, unlike squares, run from 0 to 6. */
export function shownPlace({ row, column }: Square, facing: number): Square {
  return spun(row, column, quarter(facing), LAST);
}

export function shownSquare({ row, column }: Square, facing: number): Square {
  return spun(row, column, quarter(facing), SIDE - 1);
}

/** The inverse: the compass place of a place in the picture. */
export function compassPlace({ row, column }: Square, facing: number): Square {
  return spun(row, column, quarter(-facing), LAST);
}

function spun(row: number, column: number, turns: number, last: number): Square {
  return turns === 0 ? { row, column } : spun(column, last - row, turns - 1, last);
}

/** The place in the picture whose middle is nearest to a point, given in squares from the top left corner.
 *
 * Null when the point is further than `slack` squares outside the field. */
export function placeAt(x: number, y: number, slack = 0): Square | null {
  if (x < -slack || y < -slack || x > SIDE + slack || y > SIDE + slack) return null;
  return { row: within(Math.round(y - 1)), column: within(Math.round(x - 1)) };
}

/** A step of the cursor; it stops at the edge. */
export function stepped({ row, column }: Square, way: 'up' | 'down' | 'left' | 'right'): Square {
  const [down, right] = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] }[way] as [number, number];
  return { row: within(row + down), column: within(column + right) };
}

function within(index: number): number {
  return Math.min(LAST, Math.max(0, index)) + 0; // + 0 avoids minus zero
}

export function samePlace(a: Square | null, b: Square | null): boolean {
  return a === b || (a !== null && b !== null && a.row === b.row && a.column === b.column);
}
