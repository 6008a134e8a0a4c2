/** What this browser remembers of BlockYou!: whether fitting places are shown, and the best times alone. */

export interface SoloTime {
  readonly table: string;
  readonly ms: number;
}

const KEY = 'blockcade.blockyou';
const MOST = 5;

export class Memory {
  /** After a round, the field shows where the own card would have fitted. */
  shows = $state(false);
  /** The best times alone, the shortest first; each table once. */
  best = $state.raw<readonly SoloTime[]>([]);
  readonly #storage: () => Storage;

  constructor(storage: () => Storage = () => localStorage) {
    this.#storage = storage;
    try {
      this.#accept(JSON.parse(storage().getItem(KEY) ?? '{}'));
    } catch {
      // Storage may be forbidden or hold anything: then nothing is remembered.
    }
  }

  show(shows: boolean): void {
    this.shows = shows;
    this.#keep();
  }

  /** Takes in the time of a finished table. */
  add(table: string, ms: number): void {
    if (this.best.some((time) => time.table === table)) return;
    this.best = [...this.best, { table, ms }].sort((one, other) => one.ms - other.ms).slice(0, MOST);
    this.#keep();
  }

  #accept(saved: unknown): void {
    const { shows, best } = (saved ?? {}) as { shows?: unknown; best?: unknown };
    this.shows = shows === true;
    if (Array.isArray(best)) this.best = best.filter(isTime).slice(0, MOST);
  }

  #keep(): void {
    try {
      this.#storage().setItem(KEY, JSON.stringify({ shows: this.shows, best: this.best }));
    } catch {
      // A full or forbidden storage: it is remembered until the page is closed.
    }
  }
}

function isTime(given: unknown): given is SoloTime {
  const { table, ms } = (given ?? {}) as { table?: unknown; ms?: unknown };
  return typeof table === 'string' && typeof ms === 'number' && ms > 0;
}

export const memory = new Memory();
