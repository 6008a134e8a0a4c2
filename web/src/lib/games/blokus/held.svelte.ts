/** The held piece: how it is turned, where it would lie, whether it fits there and, if not, why. */
import { SvelteMap } from 'svelte/reactivity';
import type { Cell } from './notation';
import { cellsAt, centreOf, heldIn, NOWHERE, STEPS, type Direction, type Places, type Point } from './places';
import { flipped, keyOf, orientations, shapeOf, turned, turnedBack, type Shape } from './shape';

/**
 * How it is held: `dragged` with a button or finger down, `carried` by a mouse with no button down, `pending` where a
 * finger left it, moved by `keys`.
 */
export type Grip = 'dragged' | 'carried' | 'pending' | 'keys';

/** Where the held piece would lie. */
export interface Spot {
  readonly cells: readonly Cell[];
  readonly fits: boolean;
  readonly move: string;
}

/**
 * The distance, in squares, from which a place that fits pulls the piece. It is longer for a `pending` piece, so that a
 * turned piece finds a place; the keyboard moves square by square, so nothing may pull then.
 */
const PULL: Readonly<Record<Grip, number>> = { dragged: 0.8, carried: 0.8, pending: 1.6, keys: 0.01 };
/** How far beyond the rim the middle of a piece may be and still count as over the board. */
const RIM = 0.75;

export type Judge = (move: string) => Promise<string>;

export class Held {
  piece = $state<string | null>(null);
  shape = $state.raw<Shape>([]);
  grip = $state<Grip>('carried');
  /** Where the player holds the middle of the piece; null: not over the board. */
  centre = $state.raw<Point | null>(null);
  spot = $state.raw<Spot | null>(null);
  /** Why it does not fit at `spot`; empty while it fits or while the answer is missing. */
  reason = $state('');
  /** The last turn or flip, for the animation; `count` distinguishes two equal ones. */
  twist = $state.raw<{ kind: 'turn' | 'back' | 'flip' | 'none'; count: number }>({ kind: 'none', count: 0 });
  /** Grows when a place was refused: the piece shakes. */
  knocks = $state(0);

  #places: Places = NOWHERE;
  #remembered = new SvelteMap<string, Shape>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly judge: Judge,
    readonly patience_ms = 90,
  ) {}

  get isHolding(): boolean {
    return this.piece !== null;
  }

  get fits(): boolean {
    return this.spot?.fits ?? false;
  }

  /** Sets the legal places. The piece stays in the hand as long as `keep` allows it. */
  offer(places: Places, keep: (piece: string) => boolean): void {
    const hasTurned = places.quarter !== this.#places.quarter;
    this.#places = places;
    if (hasTurned) this.#remembered.clear();
    if (this.piece === null) return;
    if (hasTurned || !keep(this.piece)) this.putBack();
    else this.#settle();
  }

  /** The shape in which a piece is taken: as it was last held. */
  shapeInHand(piece: string): Shape {
    return this.#remembered.get(piece) ?? shapeOf(piece);
  }

  take(piece: string, grip: Grip, centre: Point | null = null): void {
    this.piece = piece;
    this.grip = grip;
    this.shape = this.shapeInHand(piece);
    this.twist = { kind: 'none', count: this.twist.count };
    this.moveTo(centre);
  }

  /** Takes a piece and holds it over these squares, turned to match: given in reading order, as seen. */
  takeTo(piece: string, cells: readonly Cell[], grip: Grip): void {
    const centre = centreOf(cells);
    const shape = orientations(shapeOf(piece)).find(
      (each) => keyOf(cellsAt(each, centre, this.#places.size)) === keyOf([...cells]),
    );
    if (shape) this.#remembered.set(piece, shape);
    this.take(piece, grip, centre);
  }

  /** Takes a piece that already has a place: one that came back refused. */
  takeAt(piece: string, cells: readonly Cell[], grip: Grip, reason: string): void {
    this.takeTo(piece, cells, grip);
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.spot = { cells, fits: false, move: this.#places.written(piece, cells) };
    this.reason = reason;
    this.knocks += 1;
  }

  /** Puts it where it is visible at once: on the place nearest to `near`, turned so that it fits there if possible. */
  showNear(near: Point, grip: Grip): void {
    if (this.piece === null) return;
    this.grip = grip;
    const piece = this.piece;
    const start = this.shape;
    const shape = orientations(start).find((each) => this.#places.of(piece, each).length > 0) ?? start;
    this.#reshape(shape, 'none');
    this.moveTo(this.#places.nearest(piece, shape, near)?.centre ?? near);
  }

  moveTo(centre: Point | null): void {
    this.centre = centre;
    this.#settle();
  }

  turn(by: 1 | -1): void {
    if (this.piece === null) return;
    this.#reshape(by === 1 ? turned(this.shape) : turnedBack(this.shape), by === 1 ? 'turn' : 'back');
    this.#settle();
  }

  flip(): void {
    if (this.piece === null) return;
    this.#reshape(flipped(this.shape), 'flip');
    this.#settle();
  }

  /** Moves one square, by keyboard. */
  nudge(direction: Direction): void {
    if (this.piece === null) return;
    this.grip = 'keys';
    const from = this.#here();
    const wish = { x: from.x + STEPS[direction].x, y: from.y + STEPS[direction].y };
    this.moveTo(heldIn(this.shape, wish, this.#places.size));
  }

  /** Moves to the next place that fits in a direction; stays when there is none. */
  jump(direction: Direction): void {
    if (this.piece === null) return;
    this.grip = 'keys';
    const place = this.#places.beyond(this.piece, this.shape, this.#here(), direction);
    if (place) this.moveTo(place.centre);
  }

  /** Moves to the next place that fits, in reading order. */
  next(by: 1 | -1): void {
    if (this.piece === null) return;
    this.grip = 'keys';
    const place = this.#places.step(this.piece, this.shape, this.#here(), by);
    if (place) this.moveTo(place.centre);
  }

  /** Returns the move if the piece fits where it is, and empties the hand. Otherwise the piece shakes and stays. */
  release(): string | null {
    if (this.piece === null || !this.spot) return null;
    if (!this.spot.fits) {
      this.knocks += 1;
      this.#ask(this.spot, 0);
      return null;
    }
    const { move } = this.spot;
    this.putBack();
    return move;
  }

  putBack(): void {
    this.piece = null;
    this.centre = null;
    this.#settle();
  }

  #here(): Point {
    const middle = this.#places.size / 2;
    return this.spot ? centreOf(this.spot.cells) : { x: middle, y: middle };
  }

  #reshape(shape: Shape, kind: 'turn' | 'back' | 'flip' | 'none'): void {
    this.shape = shape;
    if (this.piece !== null) this.#remembered.set(this.piece, shape);
    this.twist = { kind, count: this.twist.count + 1 };
  }

  #settle(): void {
    const spot = this.#spot();
    if (spot && this.spot && spot.move === this.spot.move && spot.fits === this.spot.fits) return;
    this.spot = spot;
    this.reason = '';
    this.#asked += 1; // ignores an answer about an earlier spot
    clearTimeout(this.#timer);
    if (spot && !spot.fits) this.#ask(spot, this.patience_ms);
  }

  #spot(): Spot | null {
    const { size } = this.#places;
    if (this.piece === null || !this.centre || !isOver(this.centre, size)) return null;
    const within = heldIn(this.shape, this.centre, size);
    const place = this.#places.nearest(this.piece, this.shape, within, PULL[this.grip]);
    if (place) return { cells: place.cells, fits: true, move: place.move };
    const cells = cellsAt(this.shape, within, size);
    return { cells, fits: false, move: this.#places.written(this.piece, cells) };
  }

  #ask(spot: Spot, after_ms: number): void {
    clearTimeout(this.#timer);
    const asked = (this.#asked += 1);
    const ask = async () => {
      const reason = await this.judge(spot.move).catch(() => '');
      if (asked === this.#asked) this.reason = reason;
    };
    if (after_ms === 0) void ask();
    else this.#timer = setTimeout(() => void ask(), after_ms);
  }
}

function isOver({ x, y }: Point, size: number): boolean {
  return x > -RIM && y > -RIM && x < size + RIM && y < size + RIM;
}
