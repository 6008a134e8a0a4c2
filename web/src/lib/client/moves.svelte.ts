/** The moves of a table so far: fetched when somebody looks back, and then only those that are new. */
import type { Step } from '$lib/wire/messages';
import { fetchMoves, reasonOf } from './http';

/** Moves may come faster than anybody reads them; each request replays the whole game. */
const GAP_MS = 1_000;

export class PastMoves {
  /** The start position, and the position after each move of the present line. */
  steps = $state.raw<readonly Step[]>([]);
  /** Why they could not be fetched; '' when they could. */
  reason = $state.raw('');

  readonly #table: string;
  readonly #get: typeof fetchMoves;
  readonly #gap_ms: number;
  #seq = 0;
  #line = 0;
  #wanted = 0;
  #isAsking = false;

  constructor(table: string, fetch = fetchMoves, gap_ms = GAP_MS) {
    this.#table = table;
    this.#get = fetch;
    this.#gap_ms = gap_ms;
  }

  /** Asks for all moves up to this length of the log, unless they are here. */
  follow(seq: number): void {
    this.#wanted = Math.max(this.#wanted, seq);
    if (!this.#isAsking) void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#isAsking = true;
    while (this.#seq < this.#wanted) {
      try {
        const { seq, line, since, steps } = await this.#get(this.#table, this.steps.length, this.#line);
        if (steps.length > 0 || since < this.steps.length)
          this.steps = [...this.steps.slice(0, since), ...steps];
        [this.#seq, this.#line, this.reason] = [seq, line, ''];
      } catch (error) {
        this.reason = reasonOf(error);
        break; // the next update, or the reader, asks again
      }
      await new Promise((resolve) => setTimeout(resolve, this.#gap_ms));
    }
    this.#isAsking = false;
  }
}
