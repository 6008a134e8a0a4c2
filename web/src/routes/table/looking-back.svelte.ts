/** Looking back during play: the list of moves, the position that is shown instead of the live one, and its keys. */
import { PastMoves } from '$lib/client/moves.svelte';
import { loadMoveTeller, type MoveTeller } from '$lib/games/move-words';
import { rowsOf, sinceTurnOf } from '$lib/games/past';
import { steppedTo } from '$lib/ui/move-rows';
import type { Table, Update } from '$lib/wire/messages';
import { currentLanguage } from '$lib/words';

export class LookingBack {
  /** The list is open. */
  isOpen = $state(false);
  /** The chosen row; null: the live game is shown. */
  #chosen = $state<number | null>(null);
  /** The number of rows when the look back began: later ones are new. */
  #known = $state(0);
  #tell = $state.raw<MoveTeller | null>(null);
  readonly past: PastMoves;
  readonly #table: () => Table | null;
  readonly #update: () => Update | null;

  readonly rows = $derived.by(() => {
    const table = this.#table();
    return table && this.#tell ? rowsOf(table, this.past.steps, this.#tell) : [];
  });
  readonly last = $derived.by(() => this.rows.length - 1);
  /** The row whose position is shown instead of the live one; null: the live game is shown. */
  readonly at = $derived.by(() =>
    this.#chosen === null || this.last < 0 ? null : Math.min(this.#chosen, this.last),
  );
  readonly step = $derived.by(() => this.past.steps[this.rows[this.at ?? -1]?.step ?? -1]);
  readonly isLooking = $derived.by(() => this.at !== null);
  /** The moves that came while the player looked back. */
  readonly fresh = $derived.by(() => (this.isLooking ? Math.max(0, this.rows.length - this.#known) : 0));
  readonly since = $derived.by(() => {
    const chairs = this.#table()?.chairs ?? [];
    const mine = chairs.filter(({ mine, bot }) => mine && !bot).map(({ seat }) => seat);
    return mine.length < chairs.length ? sinceTurnOf(this.rows, mine) : this.rows.length;
  });

  /** Must be created during a component's set-up. */
  constructor(id: string, table: () => Table | null, update: () => Update | null) {
    this.past = new PastMoves(id);
    this.#table = table;
    this.#update = update;
    $effect(() => {
      if (this.isOpen) this.ask();
    });
  }

  /** Fetches the moves that are not here yet. */
  readonly ask = (): void => {
    const table = this.#table();
    const update = this.#update();
    if (!table || !update) return;
    if (!this.#tell) void loadMoveTeller(table.game).then((tell) => (this.#tell = tell));
    this.past.follow(update.seq);
  };

  readonly toggle = (): void => {
    if (this.isOpen) this.close();
    else this.isOpen = true;
  };

  readonly close = (): void => {
    this.now();
    this.isOpen = false;
  };

  readonly show = (row: number): void => {
    if (this.#chosen === null) this.#known = this.rows.length;
    this.#chosen = row;
  };

  readonly now = (): void => {
    this.#chosen = null;
  };

  /**
   * Takes the keys while the list has the focus or the player looks back, before the game gets them: nothing can be
   * moved then. Keys of the browser and keys that press a button work as always.
   */
  readonly obey = (event: KeyboardEvent): void => {
    if (!this.isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('dialog, [role="dialog"], input, textarea, select')) return;
    const isInside = target?.closest('[data-looking-back]') !== null && target !== null;
    if (!this.isLooking && !isInside) return;
    if (event.key === 'Escape') {
      if (this.isLooking) this.now();
      else this.close();
    } else {
      const to = steppedTo(event.key, this.at ?? this.last, this.last, currentLanguage().dir);
      if (to === null) {
        if (event.key !== 'Tab') event.stopPropagation();
        return;
      }
      this.show(to);
    }
    event.preventDefault();
    event.stopPropagation();
  };
}
