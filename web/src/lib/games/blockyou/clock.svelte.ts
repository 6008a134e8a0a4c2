/** The server's time, followed frame by frame while somebody counts. */
import { BLOCKYOU } from '$lib/wire/games';

export class Clock {
  now_ms = $state(0);
  readonly #serverNow: () => number;

  constructor(serverNow: () => number) {
    this.#serverNow = serverNow;
    this.now_ms = serverNow();
  }

  /** Follows the time until the returned function is called. */
  run(): () => void {
    let frame = 0;
    const follow = () => {
      this.now_ms = this.#serverNow();
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }
}

/** The figure to show so long before the cards turn: 3, 2, 1, 0; null in the breath before. */
export function figureAt(left_ms: number): number | null {
  const whole_ms = 1000 * BLOCKYOU.countdownSeconds;
  return left_ms > whole_ms ? null : Math.max(0, Math.ceil(left_ms / 1000));
}

/** `1:02.3`; times are written alike in all languages. */
export function timeText(ms: number): string {
  const tenths = Math.max(0, Math.floor(ms / 100));
  const [minutes, rest] = [Math.floor(tenths / 600), tenths % 600];
  return `${minutes}:${String(Math.floor(rest / 10)).padStart(2, '0')}.${rest % 10}`;
}
