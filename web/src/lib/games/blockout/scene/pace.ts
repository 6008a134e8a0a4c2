/** Watches how long frames take while things move, and asks for less detail where a machine is too slow. */

const SLOW_MS = 24;
const WATCHED = 24; // frames: long enough not to mind a hiccup
const LOWEST = 4;

export class Pace {
  #last = NaN;
  #took: number[] = [];
  #detail = 0;

  /** `lower` hears 1 to 4: fewer pixels, coarser and rarer shadows, ever fewer pixels. */
  constructor(private readonly lower: (detail: number) => void) {}

  get isLowered(): boolean {
    return this.#detail > 0;
  }

  /** What the screen can show; more than two in one nobody sees. */
  get ownPixelRatio(): number {
    return Math.min(2, typeof devicePixelRatio === 'number' ? devicePixelRatio : 1);
  }

  /** What is drawn while things move. */
  get pixelRatio(): number {
    const own = this.ownPixelRatio;
    return [own, Math.min(own, 1.25), Math.min(own, 1), 0.7, 0.5][this.#detail] ?? 1;
  }

  drawn(now_ms: number): void {
    const took = now_ms - this.#last;
    this.#last = now_ms;
    if (!(took < 500)) return; // the first one, or a page that was hidden
    this.#took.push(took);
    if (this.#took.length < WATCHED) return;
    const middle = [...this.#took].sort((a, b) => a - b)[WATCHED / 2] ?? 0;
    this.#took = [];
    if (middle <= SLOW_MS || this.#detail >= LOWEST) return;
    this.#detail += 1;
    this.lower(this.#detail);
  }

  /** Nothing moves any more: the pause is no slow frame. */
  rest(): void {
    this.#last = NaN;
  }
}
