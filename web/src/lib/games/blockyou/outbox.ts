/** Moves of several seats at one page, sent one after another: the table takes the next when it has answered. */
import type { SentMove } from '../contract';

export class Outbox {
  #waiting: { seat: number; move: string }[] = [];

  add(seat: number, move: string): void {
    if (this.#waiting.some((each) => each.seat === seat)) return; // a seat has one move at a time
    this.#waiting.push({ seat, move });
  }

  /** The next move to send, unless an answer is still out. */
  next(sent: SentMove | null): { seat: number; move: string } | null {
    return sent && !sent.reason ? null : (this.#waiting.shift() ?? null);
  }
}
