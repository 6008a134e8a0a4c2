/** Turns a view into the pieces that the board draws, which it finds from the squares. */
import type { BlokusColour, BlokusView } from '$lib/wire/messages';
import { BLOKUS } from '$lib/wire/games';
import { cellsOf, formatCell, indexOf, isOnBoard, parseCell, type Cell } from './notation';

export interface BoardPiece {
  /** The same for the same piece in every view, so that a laid piece keeps its element. */
  readonly key: string;
  readonly colour: BlokusColour;
  readonly cells: readonly Cell[];
  readonly isLast: boolean;
}

/** The part of a view that says what lies where. */
export type Squares = Pick<BlokusView, 'size' | 'board'>;

export interface BoardModel {
  readonly pieces: readonly BoardPiece[];
  readonly anchors: readonly Cell[];
}

const BY_LETTER: ReadonlyMap<string, BlokusColour> = new Map(
  BLOKUS.colours.map((colour) => [colour.charAt(0).toUpperCase(), colour as BlokusColour]),
);

export function letterOf(colour: BlokusColour): string {
  return colour.charAt(0).toUpperCase();
}

export function keyOfPiece(colour: BlokusColour, cells: readonly Cell[]): string {
  return letterOf(colour) + cells.map(formatCell).join('');
}

export function colourAt({ size, board }: Squares, cell: Cell): BlokusColour | null {
  return BY_LETTER.get(board[indexOf(cell, size)] ?? '.') ?? null;
}

/** Pieces of one colour never share an edge (BK-10), so adjacent squares of a colour are one piece. */
export function piecesOn(squares: Squares, last: readonly string[] = []): BoardPiece[] {
  const seen = new Set<number>();
  const lastCells = new Set(last);
  const found: BoardPiece[] = [];
  for (const start of cellsOf(squares.size)) {
    const colour = colourAt(squares, start);
    if (!colour || seen.has(indexOf(start, squares.size))) continue;
    const cells = joined(squares, start, seen);
    found.push({
      key: keyOfPiece(colour, cells),
      colour,
      cells,
      isLast: lastCells.size > 0 && cells.every((cell) => lastCells.has(formatCell(cell))),
    });
  }
  return found;
}

function joined({ size, board }: Squares, start: Cell, seen: Set<number>): Cell[] {
  const at = (cell: Cell) => indexOf(cell, size);
  const mark = board[at(start)];
  const cells: Cell[] = [];
  const open = [start];
  seen.add(at(start));
  for (let cell = open.pop(); cell; cell = open.pop()) {
    cells.push(cell);
    for (const [down, across] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      const next = { row: cell.row + down, column: cell.column + across };
      if (!isOnBoard(next, size) || seen.has(at(next)) || board[at(next)] !== mark) continue;
      seen.add(at(next));
      open.push(next);
    }
  }
  return cells.sort((a, b) => at(a) - at(b));
}

export function modelOf(view: BlokusView): BoardModel {
  return {
    pieces: piecesOn(view, view.last?.cells),
    anchors: (view.anchors ?? []).flatMap((name) => parseCell(name) ?? []),
  };
}
