/** Measures frame times while things move, and asks for less detail on a slow machine. */

const SLOW_MS = 24;
const WATCHED = 24; // frames: enough to ignore a single slow one
/** A frame this long is not waited for again and again: two of them are enough. */
const CRAWLING_MS = 120;
const CRAWLS = 2;
const LOWEST = 4;
/** The pixels of a moving picture, by detail: a large screen has no more of them than a small one. */
const MOST_PIXELS = [Infinity, 1_600_000, 900_000, 420_000, 210_000] as const;
const MOST_RATIO = [2, 1.25, 1, 0.7, 0.5] as const;
/** A still picture on a slow machine: sharp, but drawn within a moment. */
const SHARP_PIXELS = 1_100_000;

export class Pace {
  #last = NaN;
  #took: number[] = [];
  #crawls = 0;
  #detail: number;

  /** `lower` is called with 1 to 4: fewer pixels, coarser and rarer shadows, then fewer and fewer pixels. */
  constructor(
    private readonly lower: (detail: number) => void,
    private readonly isLow = false,
  ) {
    this.#detail = isLow ? LOWEST - 1 : 0;
  }

  get isLowered(): boolean {
    return this.#detail > 0;
  }

  /** From 0, everything, to 4. */
  get detail(): number {
    return this.#detail;
  }

  /** The pixel ratio while things move in a picture of this size. */
  readonly pixelRatio = (width_px: number, height_px: number): number =>
    Math.min(
      this.#own,
      MOST_RATIO[this.#detail] ?? 1,
      Math.sqrt((MOST_PIXELS[this.#detail] ?? Infinity) / (width_px * height_px)),
    );

  /** The pixel ratio of a still picture. */
  readonly sharpRatio = (width_px: number, height_px: number): number => {
    const most = this.isLow || this.#detail >= LOWEST ? SHARP_PIXELS : Infinity;
    return Math.min(this.#own, Math.sqrt(most / (width_px * height_px)));
  };

  /** The pixel ratio of the screen, at most 2: nobody sees more. */
  get #own(): number {
    return Math.min(2, typeof devicePixelRatio === 'number' ? devicePixelRatio : 1);
  }

  drawn(now_ms: number): void {
    const took = now_ms - this.#last;
    this.#last = now_ms;
    if (Number.isNaN(took)) return; // the first frame since a rest
    this.#crawls = took > CRAWLING_MS ? this.#crawls + 1 : 0;
    if (this.#crawls >= CRAWLS) return this.#lowerTo(LOWEST);
    this.#took.push(took);
    if (this.#took.length < WATCHED) return;
    const middle = [...this.#took].sort((a, b) => a - b)[WATCHED / 2] ?? 0;
    if (middle > SLOW_MS) this.#lowerTo(this.#detail + 1);
    this.#took = [];
  }

  /** Motion has stopped: the pause must not count as a slow frame. */
  rest(): void {
    this.#last = NaN;
  }

  #lowerTo(detail: number): void {
    this.#took = [];
    this.#crawls = 0;
    if (this.#detail >= LOWEST) return;
    this.#detail = Math.min(LOWEST, detail);
    this.lower(this.#detail);
  }
}

/** Whether the processor draws the picture: then a frame costs by its pixels. */
export function isSoftware(gl: WebGLRenderingContext | WebGL2RenderingContext): boolean {
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const name = names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : '';
  return /swiftshader|llvmpipe|software|basic render/i.test(name);
}
