/** The remaining time of an alarm by the server's clock, so that it ends in the same instant for everybody. */
import type { Alarm, Update } from '$lib/wire/messages';

/** An alarm's full length, from the text of its move. */
export function wholeOf({ move, left_ms }: Alarm): number {
  return Number(/^wait(\d+)ms/.exec(move)?.[1] ?? left_ms) || 1;
}

/** The remaining time of an alarm that came with an update; never more than it was then. */
export function remaining(update: Update, alarm: Alarm, serverNow: () => number): number {
  return Math.min(alarm.left_ms, Math.max(0, update.server_ms + alarm.left_ms - serverNow()));
}

const LOOK_EVERY_MS = 100;

/** Follows one alarm of an update, by default the first. Without an alarm the remaining time is 0. */
export class Countdown {
  left_ms = $state(0);
  readonly whole_ms: number;
  readonly #look: () => number;

  constructor(update: Update, serverNow: () => number, alarm: Alarm | undefined = update.alarms[0]) {
    this.whole_ms = alarm ? wholeOf(alarm) : 1;
    this.#look = () => (alarm ? remaining(update, alarm, serverNow) : 0);
    this.left_ms = this.#look();
  }

  get seconds(): number {
    return Math.ceil(this.left_ms / 1000);
  }

  /** From 1 down to 0. */
  get share(): number {
    return Math.min(1, this.left_ms / this.whole_ms);
  }

  /** Follows the time until the returned function is called. */
  run(): () => void {
    const timer = setInterval(() => (this.left_ms = this.#look()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }
}
