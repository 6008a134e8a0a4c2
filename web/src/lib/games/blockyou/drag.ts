/** Cards that follow fingers: several at once, each with its own pointer. */
import type { Square } from './cards';
import type { Hand } from './hand.svelte';

/** A shorter movement is a tap with a shaky finger. */
const START_PX = 7;

interface Ends {
  /** The place of the field under a point of the window, in compass directions; null outside the field. */
  placeAt: (x: number, y: number) => Square | null;
  /** How far above a finger the card floats, so that it can be seen. */
  lift_px: () => number;
  onlift: () => void;
  ondrop: (hand: Hand) => void;
}

interface Grab {
  readonly hand: Hand;
  readonly x: number;
  readonly y: number;
  readonly lift_px: number;
  moved: boolean;
}

export class Drags {
  readonly #ends: Ends;
  readonly #grabs = new Map<number, Grab>();
  #dragged_ms = -Infinity;

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  readonly down = (hand: Hand, event: PointerEvent): void => {
    const isHeld = [...this.#grabs.values()].some((grab) => grab.hand === hand);
    if (event.button !== 0 || !hand.isFree || isHeld) return;
    const lift_px = event.pointerType === 'touch' ? this.#ends.lift_px() : 0;
    const { clientX: x, clientY: y } = event;
    this.#grabs.set(event.pointerId, { hand, x, y, lift_px, moved: false });
  };

  readonly move = (event: PointerEvent): void => {
    const grab = this.#grabs.get(event.pointerId);
    if (!grab) return;
    const { hand } = grab;
    if (!hand.isFree) {
      this.#grabs.delete(event.pointerId); // another finger was faster
      return;
    }
    const { clientX, clientY } = event;
    if (!grab.moved) {
      if (Math.hypot(clientX - grab.x, clientY - grab.y) < START_PX) return;
      grab.moved = true;
      this.#ends.onlift();
    }
    const y = clientY - grab.lift_px;
    hand.try(this.#ends.placeAt(clientX, y));
    hand.dragged = { x: clientX, y };
  };

  readonly up = (event: PointerEvent): void => {
    const grab = this.#grabs.get(event.pointerId);
    this.#grabs.delete(event.pointerId);
    if (!grab?.moved) return;
    this.#dragged_ms = performance.now();
    grab.hand.dragged = null;
    if (grab.hand.at) this.#ends.ondrop(grab.hand);
  };

  readonly cancel = (event: PointerEvent): void => {
    const grab = this.#grabs.get(event.pointerId);
    this.#grabs.delete(event.pointerId);
    if (grab?.moved) grab.hand.putBack();
  };

  /** The hand whose card is dragged, if it is the only one: a second finger turns that card. */
  get only(): Hand | null {
    const [grab, ...others] = this.#grabs.values();
    return grab?.moved && others.length === 0 ? grab.hand : null;
  }

  /** Whether a click only ends a drag. */
  swallowsClick(): boolean {
    return performance.now() - this.#dragged_ms < 80;
  }
}
