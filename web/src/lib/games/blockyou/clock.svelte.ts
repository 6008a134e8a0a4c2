/** The server's time, updated every frame while a countdown or a clock is shown. */
import { BLOCKYOU } from '$lib/wire/games';
import { numberWords } from '$lib/words';

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

/** The figure at this time before the cards turn: 3, 2, 1, 0; null in the short pause before. */
export function figureAt(left_ms: number): number | null {
  const whole_ms = 1000 * BLOCKYOU.countdownSeconds;
  return left_ms > whole_ms ? null : Math.max(0, Math.ceil(left_ms / 1000));
}

/** A time in seconds with one decimal, as the page's language writes it: "62.3s". */
export function secondsText(ms: number): string {
  return numberWords(Math.max(0, Math.floor(ms / 100)) / 10, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}
