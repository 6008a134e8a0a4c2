/** The pause of a table as this page sees it: who asked, who wants to go on, and what this page may do. */
import type { Table } from '$lib/wire/messages';

export class Pause {
  readonly #table: Table;
  readonly #here: readonly number[];

  constructor(table: Table, here: readonly number[]) {
    this.#table = table;
    this.#here = here.filter((seat) => !table.chairs.find((chair) => chair.seat === seat)?.left);
  }

  get by(): number | null {
    return this.#table.paused_by ?? null;
  }

  get isOn(): boolean {
    return this.by !== null;
  }

  /** How many chairs of others decide together. */
  get others(): number {
    return this.#others.length;
  }

  /** How many of them want to go on. */
  get going(): number {
    return this.#others.filter(({ seat }) => this.#going.includes(seat)).length;
  }

  /** The seat of this page that can ask for a pause; null: none can. */
  get canAsk(): number | null {
    return this.isOn || this.#table.closed ? null : (this.#here[0] ?? null);
  }

  /** The seat of this page that has not yet said to go on; null: none. */
  get canGoOn(): number | null {
    if (!this.isOn) return null;
    if (this.by !== null && this.#here.includes(this.by)) return this.by;
    return this.#here.find((seat) => !this.#going.includes(seat)) ?? null;
  }

  get #going(): readonly number[] {
    return this.#table.going ?? [];
  }

  get #others() {
    return this.#table.chairs.filter(
      ({ seat, taken, bot, left }) => seat !== this.by && taken && !bot && !left,
    );
  }
}
