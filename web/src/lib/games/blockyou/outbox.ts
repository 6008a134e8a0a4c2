/** Sends the moves of several seats of one page one after another: the next when the table has answered the last. */
import type { SentMove } from '$lib/play/props';

export class Outbox {
  #waiting: { seat: number; move: string }[] = [];

  add(seat: number, move: string): void {
    if (this.#waiting.some((each) => each.seat === seat)) return; // a seat has one move at a time
    this.#waiting.push({ seat, move });
  }

  /** The next move to send; null while an answer is awaited. */
  next(sent: SentMove | null): { seat: number; move: string } | null {
    return sent && !sent.reason ? null : (this.#waiting.shift() ?? null);
  }
}
