/** How much of an alarm's time is left, followed a few times a second. */
import type { Alarm } from '$lib/wire/messages';

export class Remaining {
  left_ms = $state(0);
  readonly whole_ms: number;
  readonly #end_ms: number;

  constructor(alarm: Alarm) {
    this.whole_ms = wholeOf(alarm);
    this.#end_ms = performance.now() + alarm.left_ms;
    this.left_ms = alarm.left_ms;
  }

  get seconds(): number {
    return Math.ceil(this.left_ms / 1000);
  }

  get share(): number {
    return Math.min(1, this.left_ms / this.whole_ms);
  }

  /** Follows the time until the returned function is called. */
  run(): () => void {
    const timer = setInterval(() => (this.left_ms = Math.max(0, this.#end_ms - performance.now())), 200);
    return () => clearInterval(timer);
  }
}

/** The alarm's full length, which its move names. */
export function wholeOf({ move, left_ms }: Alarm): number {
  return Number(/^wait(\d+)ms/.exec(move)?.[1] ?? left_ms) || 1;
}
