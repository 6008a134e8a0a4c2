/** Turns mouse and finger input into actions of the hand: take, carry, drag, drop, turn. Knows no rule and no element. */
import type { Held } from './held.svelte';
import { centreOf, type Point } from './places';

/** The position of the board in the playing area, in pixels. */
export interface BoardBox {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/** A pointer event, in pixels of the playing area. */
export interface Touch {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly isMouse: boolean;
}

/** The area under a pointer that is released. */
export type Under = 'board' | 'tray' | 'elsewhere';

/** A finger hides what is below it, so the piece floats above. */
const FLOAT_PX = 70;
/** A shorter movement is a tap. */
const STILL_PX = 7;

interface Drag {
  readonly id: number;
  readonly from: Point;
  readonly isMouse: boolean;
  /** From the pointer to the middle of the piece, in pixels. */
  readonly off: Point;
  /** This drag took the piece from the tray. */
  readonly isTaking: boolean;
  moved: boolean;
}

export class Pointing {
  #drag: Drag | null = null;

  constructor(
    readonly held: Held,
    readonly box: () => BoardBox,
    readonly lay: () => void,
    readonly picked: () => void,
  ) {}

  get isDragging(): boolean {
    return this.#drag !== null;
  }

  /** A pointer goes down on a piece in the tray. */
  downOnPiece(touch: Touch, piece: string): void {
    if (this.#isSecondFinger(touch)) return;
    if (this.held.piece === piece && touch.isMouse) {
      this.held.putBack();
      return;
    }
    const off = { x: 0, y: touch.isMouse ? 0 : -FLOAT_PX };
    this.#drag = { id: touch.id, from: touch, isMouse: touch.isMouse, off, isTaking: true, moved: false };
    this.held.take(piece, 'dragged', this.#point(touch, off));
    this.picked();
  }

  /** A pointer goes down on the board. */
  downOnBoard(touch: Touch): void {
    if (!this.held.isHolding || this.#isSecondFinger(touch)) return;
    if (touch.isMouse && this.held.grip === 'carried') {
      this.held.moveTo(this.#point(touch));
      this.lay();
      return;
    }
    const middle = this.#middle();
    const off = { x: middle.x - touch.x, y: middle.y - touch.y };
    this.#drag = { id: touch.id, from: touch, isMouse: touch.isMouse, off, isTaking: false, moved: false };
  }

  /** Another finger taps while one drags: a quarter turn. */
  #isSecondFinger(touch: Touch): boolean {
    if (!this.#drag || this.#drag.id === touch.id) return false;
    this.held.turn(1);
    return true;
  }

  /** Any other finger, anywhere. */
  downElsewhere(touch: Touch): void {
    this.#isSecondFinger(touch);
  }

  move(touch: Touch): void {
    const drag = this.#drag;
    if (!drag) {
      if (touch.isMouse && this.held.grip === 'carried') this.held.moveTo(this.#point(touch));
      return;
    }
    if (drag.id !== touch.id) return;
    drag.moved ||= Math.hypot(touch.x - drag.from.x, touch.y - drag.from.y) > STILL_PX;
    if (!drag.moved) return;
    this.held.grip = 'dragged';
    this.held.moveTo(this.#point(touch, drag.off));
  }

  up(touch: Touch, under: Under): void {
    const drag = this.#drag;
    if (!drag || drag.id !== touch.id) return;
    this.#drag = null;
    if (!this.held.isHolding) return;
    if (drag.isTaking && drag.isMouse) this.#mouseLetGo(drag, under);
    else if (drag.isTaking) this.#fingerLetGo(drag);
    else this.#letGoOnBoard(drag, touch);
  }

  /** The system cancelled the pointer: nothing is lost, the piece stays where it is. */
  cancel(id: number): void {
    if (this.#drag?.id !== id) return;
    this.#drag = null;
    this.held.grip = this.held.spot ? 'pending' : 'carried';
    if (!this.held.spot) this.held.putBack();
  }

  #mouseLetGo(drag: Drag, under: Under): void {
    this.held.grip = 'carried';
    if (!drag.moved) return; // a click takes the piece; the next one lays it
    if (under === 'tray') this.held.putBack();
    else if (this.held.fits) this.lay();
  }

  #fingerLetGo(drag: Drag): void {
    if (!drag.moved) this.held.showNear(this.held.centre ?? { x: 0, y: 0 }, 'pending');
    else if (this.held.spot) this.#rest();
    else this.held.putBack();
  }

  #letGoOnBoard(drag: Drag, touch: Touch): void {
    if (drag.moved) {
      if (this.held.spot) this.#rest();
      else this.held.putBack();
      return;
    }
    const tapped = this.#point(touch);
    const middle = this.held.spot ? centreOf(this.held.spot.cells) : tapped;
    const isOnPiece = Math.max(Math.abs(tapped.x - middle.x), Math.abs(tapped.y - middle.y)) < 1.6;
    if (isOnPiece) this.held.turn(1);
    else {
      this.held.grip = 'pending';
      this.held.moveTo(tapped);
    }
  }

  /** Leaves the piece exactly on its squares until it is laid, moved or taken back. */
  #rest(): void {
    this.held.grip = 'pending';
    if (this.held.spot) this.held.moveTo(centreOf(this.held.spot.cells));
  }

  #point(touch: Point, off: Point = { x: 0, y: 0 }): Point {
    const { x, y, cell } = this.box();
    return { x: (touch.x + off.x - x) / cell, y: (touch.y + off.y - y) / cell };
  }

  #middle(): Point {
    const { x, y, cell } = this.box();
    const at = this.held.spot ? centreOf(this.held.spot.cells) : (this.held.centre ?? { x: 0, y: 0 });
    return { x: x + at.x * cell, y: y + at.y * cell };
  }
}
