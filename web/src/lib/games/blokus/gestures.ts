/** Listens to the browser's pointer events and passes them to `Pointing` in coordinates of the playing area. */
import type { Held } from './held.svelte';
import type { Pointing, Touch, Under } from './pointing';

/** The objects that the events act on. */
export interface Ground {
  readonly held: Held;
  readonly pointing: Pointing;
  root(): HTMLElement | undefined;
  board(): HTMLElement | undefined;
  canTake(): boolean;
  /** Measures the position of the board again. */
  measure(): void;
}

/** A wheel sends single clicks, a touch pad a stream: one turn for each click or each stream. */
const WHEEL_PAUSE_MS = 140;

export class Gestures {
  /** The last pointer was not a mouse. */
  usesTouch = false;

  #latest: Touch | null = null;
  #frame = 0;
  #wheeled = -WHEEL_PAUSE_MS;

  constructor(readonly ground: Ground) {}

  down = (event: PointerEvent): void => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const { held, pointing } = this.ground;
    this.#flush();
    this.ground.measure();
    this.usesTouch = event.pointerType !== 'mouse';
    const touch = this.#touch(event);
    const piece = event.target.closest<HTMLElement>('[data-piece]')?.dataset.piece;
    if (piece) {
      if (!this.ground.canTake()) return;
      pointing.downOnPiece(touch, piece);
      this.#keep(event);
    } else if (event.target.closest('button')) {
      pointing.downElsewhere(touch);
    } else if (this.ground.board()?.contains(event.target)) {
      pointing.downOnBoard(touch);
      if (held.isHolding) this.#keep(event);
    } else if (touch.isMouse && !pointing.isDragging && event.target.closest('[data-own]')) {
      held.putBack();
    } else {
      pointing.downElsewhere(touch);
    }
  };

  /** Pointers report more often than the screen draws; only the last report of a frame counts. */
  move = (event: PointerEvent): void => {
    if (!this.ground.held.isHolding) return;
    this.#latest = this.#touch(event);
    this.#frame ||= requestAnimationFrame(() => this.#flush());
  };

  up = (event: PointerEvent): void => {
    this.#flush();
    this.ground.pointing.up(this.#touch(event), this.#under(event));
  };

  cancel = (event: PointerEvent): void => {
    this.ground.pointing.cancel(event.pointerId);
  };

  wheel = (event: WheelEvent): void => {
    if (!this.ground.held.isHolding) return;
    event.preventDefault();
    if (event.timeStamp - this.#wheeled < WHEEL_PAUSE_MS || Math.abs(event.deltaY) < 4) return;
    this.#wheeled = event.timeStamp;
    this.ground.held.turn(event.deltaY > 0 ? 1 : -1);
  };

  menu = (event: MouseEvent): void => {
    if (!this.ground.held.isHolding) return;
    event.preventDefault();
    if (!this.usesTouch) this.ground.held.flip(); // a long touch sends this event too, and must not flip
  };

  /** Captures the pointer: the hand gets all its further events, anywhere. */
  #keep(event: PointerEvent): void {
    if (this.usesTouch) event.preventDefault();
    if (this.ground.pointing.isDragging) this.ground.root()?.setPointerCapture(event.pointerId);
  }

  #flush(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (this.#latest) this.ground.pointing.move(this.#latest);
    this.#latest = null;
  }

  #touch(event: PointerEvent): Touch {
    const outer = this.ground.root()?.getBoundingClientRect();
    return {
      id: event.pointerId,
      x: event.clientX - (outer?.left ?? 0),
      y: event.clientY - (outer?.top ?? 0),
      isMouse: event.pointerType === 'mouse',
    };
  }

  #under(event: PointerEvent): Under {
    const element = document.elementFromPoint(event.clientX, event.clientY);
    if (element && this.ground.board()?.contains(element)) return 'board';
    return element?.closest('[data-own]') ? 'tray' : 'elsewhere';
  }
}
