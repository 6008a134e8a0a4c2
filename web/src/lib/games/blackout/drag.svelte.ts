/** A token that follows the finger or the mouse from the tray to a space. */
import type { Token } from './tokens';

/** A shorter movement is a tap with a shaky finger. */
const START_PX = 7;
/** On touch the token floats above the finger, and drops on the space under the token. */
const LIFT_PX = 34;

interface Ends {
  canTake: (token: Token) => boolean;
  /** The token leaves the tray; false: it stays, because it fits nowhere. */
  onlift: (token: Token) => boolean;
  /** The token is dropped on a space, or on none. */
  ondrop: (space: string | null) => void;
}

export class Drag {
  token = $state.raw<Token | null>(null);
  x = $state(0);
  y = $state(0);
  isTouch = $state(false);
  /** The space under the token. */
  over = $state<string | null>(null);

  #ends: Ends;
  #grabbed: { token: Token; id: number; x: number; y: number } | null = null;
  #dragged_ms = -Infinity;

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  readonly down = (token: Token, event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary || !this.#ends.canTake(token)) return;
    this.#grabbed = { token, id: event.pointerId, x: event.clientX, y: event.clientY };
    this.isTouch = event.pointerType === 'touch';
  };

  readonly move = (event: PointerEvent): void => {
    const grabbed = this.#grabbed;
    if (!grabbed || event.pointerId !== grabbed.id) return;
    const { clientX, clientY } = event;
    if (!this.token) {
      if (Math.hypot(clientX - grabbed.x, clientY - grabbed.y) < START_PX) return;
      if (!this.#ends.onlift(grabbed.token)) {
        this.#grabbed = null;
        return;
      }
      this.token = grabbed.token;
    }
    [this.x, this.y] = [clientX, clientY];
    this.over = this.#spaceAt(clientX, clientY);
  };

  readonly up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#grabbed?.id) return;
    this.#grabbed = null;
    if (!this.token) return;
    const { over } = this;
    this.#letGo();
    this.#ends.ondrop(over);
  };

  readonly cancel = (event: PointerEvent): void => {
    if (event.pointerId !== this.#grabbed?.id) return;
    this.#grabbed = null;
    if (!this.token) return;
    this.#letGo();
    this.#ends.ondrop(null);
  };

  /** Whether a click only ends a drag. */
  swallowsClick(): boolean {
    return performance.now() - this.#dragged_ms < 80;
  }

  #letGo(): void {
    [this.token, this.over] = [null, null];
    this.#dragged_ms = performance.now();
  }

  #spaceAt(x: number, y: number): string | null {
    const under = document.elementFromPoint(x, this.isTouch ? y - LIFT_PX : y);
    return under?.closest<HTMLElement>('[data-space]')?.dataset.space ?? null;
  }
}
