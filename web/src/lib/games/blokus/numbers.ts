/** The moves of Blokus by number. The server sends numbers, since the page knows every place of every piece. */
import { BLOKUS } from '$lib/wire/games';
import type { Choices } from '$lib/wire/messages';
import { formatMove, GRID, PASS } from './notation';
import { height, keyOf, orientations, shapeOf, width, type Shape } from './shape';

/** All places of one shape of a piece: row by row, then column by column. */
interface Run {
  readonly first: number;
  readonly piece: string;
  readonly shape: Shape;
  readonly columns: number;
}

interface Numbering {
  readonly size: number;
  readonly runs: readonly Run[];
  /** Passing by choice has the number after the last place. */
  readonly pass: number;
}

const known = new Map<number, Numbering>();

/** The legal moves as text, where the server sent numbers. */
export function withMoves(choices: Choices | null, size: number): Choices | null {
  if (!choices?.gaps) return choices;
  const numbering = numberingOf(size);
  let number = 0;
  const moves = choices.gaps.map((gap) => moveOf(numbering, (number += gap)));
  return { seat: choices.seat, moves };
}

function numberingOf(size: number): Numbering {
  const found = known.get(size);
  if (found) return found;
  const runs: Run[] = [];
  let first = 0;
  for (const { name } of BLOKUS.pieces) {
    for (const shape of differentOnes(orientations(shapeOf(name)))) {
      const columns = size - width(shape) + 1;
      runs.push({ first, piece: name, shape, columns });
      first += columns * (size - height(shape) + 1);
    }
  }
  const numbering = { size, runs, pass: first };
  known.set(size, numbering);
  return numbering;
}

function moveOf({ size, runs, pass }: Numbering, number: number): string {
  let run: Run | undefined;
  for (const next of runs) {
    if (next.first > number) break;
    run = next;
  }
  if (!run || number >= pass) return PASS;
  const { first, piece, shape, columns } = run;
  const at = number - first;
  const cells = shape.map(({ row, column }) => ({
    row: GRID - size + row + Math.floor(at / columns),
    column: column + (at % columns),
  }));
  return formatMove(piece, cells);
}

/** Each shape once, in the order of their cells: the first cell by row and column, then the second, and so on. */
function differentOnes(shapes: readonly Shape[]): Shape[] {
  return [...new Map(shapes.map((shape) => [keyOf(shape), shape])).values()].sort(compared);
}

function compared(one: Shape, other: Shape): number {
  for (const [at, cell] of one.entries()) {
    const second = other[at];
    if (!second) return 1;
    const difference = cell.row - second.row || cell.column - second.column;
    if (difference) return difference;
  }
  return one.length - other.length;
}
