/** The legal places of the seat that is to act, as seen on screen, and which of them is near. */
import { turnedBy, toBoard, toScreen, type Quarter } from './facing';
import { formatMove, GRID, inReadingOrder, parseMove, type Cell } from './notation';
import { height, keyOf, normalised, width, type Shape } from './shape';

/** A point in squares from the top left corner of the picture; a square's middle lies at a half. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Place {
  readonly move: string;
  /** As seen, in reading order. */
  readonly cells: readonly Cell[];
  readonly centre: Point;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

export const STEPS: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

export function centreOf(cells: readonly Cell[]): Point {
  const rows = cells.map((cell) => cell.row);
  const columns = cells.map((cell) => cell.column);
  return {
    x: (Math.min(...columns) + Math.max(...columns) + 1) / 2,
    y: (Math.min(...rows) + Math.max(...rows) + 1) / 2,
  };
}

/** The point nearest to `wish` where the middle of a shape may be, so that the whole shape is on the board. */
export function heldIn(shape: Shape, wish: Point, size: number): Point {
  const halfWidth = width(shape) / 2;
  const halfHeight = height(shape) / 2;
  return {
    x: Math.min(Math.max(wish.x, halfWidth), size - halfWidth),
    y: Math.min(Math.max(wish.y, halfHeight), size - halfHeight),
  };
}

/** The cells that a shape covers when its middle is as near as possible to a point. */
export function cellsAt(shape: Shape, centre: Point, size: number): Cell[] {
  const within = heldIn(shape, centre, size);
  const left = Math.round(within.x - width(shape) / 2);
  const top = Math.round(within.y - height(shape) / 2);
  return shape.map(({ row, column }) => ({ row: row + top, column: column + left }));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export class Places {
  readonly #byShape = new Map<string, Place[]>();
  readonly #count = new Map<string, number>();

  constructor(
    moves: readonly string[],
    readonly quarter: Quarter,
    /** The size of the board, in squares. */
    readonly size: number,
  ) {
    for (const move of moves) {
      const laid = parseMove(move);
      if (!laid) continue;
      const cells = inReadingOrder(laid.cells.map((cell) => toScreen(cell, quarter, size)));
      const key = `${laid.piece} ${keyOf(normalised(cells))}`;
      const places = this.#byShape.get(key);
      const place = { move, cells, centre: centreOf(cells) };
      if (places) places.push(place);
      else this.#byShape.set(key, [place]);
      this.#count.set(laid.piece, (this.#count.get(laid.piece) ?? 0) + 1);
    }
    for (const places of this.#byShape.values()) {
      places.sort((a, b) => a.centre.y - b.centre.y || a.centre.x - b.centre.x);
    }
  }

  /** The number of places for a piece, in all orientations together. */
  count(piece: string): number {
    return this.#count.get(piece) ?? 0;
  }

  of(piece: string, shape: Shape): readonly Place[] {
    return this.#byShape.get(`${piece} ${keyOf(shape)}`) ?? [];
  }

  nearest(piece: string, shape: Shape, point: Point, within = Infinity): Place | null {
    let best: Place | null = null;
    let least = within;
    for (const place of this.of(piece, shape)) {
      const away = distance(place.centre, point);
      if (away <= least) {
        best = place;
        least = away;
      }
    }
    return best;
  }

  /** The next place in a direction; straight ahead counts as nearer than aside. */
  beyond(piece: string, shape: Shape, from: Point, direction: Direction): Place | null {
    const step = STEPS[direction];
    let best: Place | null = null;
    let least = Infinity;
    for (const place of this.of(piece, shape)) {
      const ahead = (place.centre.x - from.x) * step.x + (place.centre.y - from.y) * step.y;
      const aside =
        Math.abs((place.centre.x - from.x) * step.y) + Math.abs((place.centre.y - from.y) * step.x);
      if (ahead > 0.01 && ahead + 2 * aside < least) {
        best = place;
        least = ahead + 2 * aside;
      }
    }
    return best;
  }

  /** The place after (or before) a point in reading order, going round at the end. */
  step(piece: string, shape: Shape, from: Point, by: 1 | -1): Place | null {
    const places = this.of(piece, shape);
    const after = ({ centre }: Place) => centre.y - from.y || centre.x - from.x;
    const next =
      by === 1
        ? places.find((place) => after(place) > 0.01)
        : places.findLast((place) => after(place) < -0.01);
    return next ?? places.at(by === 1 ? 0 : -1) ?? null;
  }

  /** The notation of a placement that may be illegal: takes cells as seen, writes them as the board names them. */
  written(piece: string, cells: readonly Cell[]): string {
    return formatMove(
      piece,
      cells.map((cell) => toBoard(cell, this.quarter, this.size)),
    );
  }
}

export const NOWHERE = new Places([], turnedBy(0, 0), GRID);
