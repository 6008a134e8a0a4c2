/** The moves that others have made since this page's player last moved: a board marks them. */
import type { Cause, Table, Update } from '$lib/wire/messages';
import { fetchRecent } from './http';

export class SinceTurn {
  /** Oldest first. Empty for spectators, and where all players share this page. */
  causes = $state.raw<readonly Cause[]>([]);

  readonly #get: typeof fetchRecent;
  #last: Update | null = null;
  #mine: readonly string[] = [];

  constructor(fetch = fetchRecent) {
    this.#get = fetch;
  }

  /** Takes in the newest update; the same one again changes nothing. */
  hear(table: Table, update: Update): void {
    if (update === this.#last) return;
    const isFirst = this.#last === null;
    this.#last = update;
    const mine = table.chairs.filter(({ mine, bot }) => mine && !bot);
    this.#mine = mine.length < table.chairs.length ? mine.map(({ seat }) => String(seat)) : [];
    if (this.#mine.length === 0) this.causes = [];
    else if (!isFirst) this.#take(update.causes);
    else if (!update.over) void this.#recall(table.table);
  }

  #take(causes: readonly Cause[]): void {
    for (const cause of causes) {
      // Which moves a takeback left is not told here; the list of moves knows.
      if (cause.taken_back || this.#mine.includes(cause.who)) this.causes = [];
      else this.causes = [...this.causes, cause];
    }
  }

  /** What happened before the page was opened. Updates that come meanwhile are newer: then the answer is not needed. */
  async #recall(table: string): Promise<void> {
    const asked = this.#last;
    try {
      const { steps } = await this.#get(table);
      if (this.#last === asked) this.causes = steps.flatMap(({ cause }) => cause ?? []);
    } catch {
      // Only marks are missing; the list of moves tells the same.
    }
  }
}
