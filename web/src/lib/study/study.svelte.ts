/** The page's state of one study: its table, how far it is, what was wrong with the last answer. */
import { TableStore } from '$lib/client/table.svelte';
import { botNames } from '$lib/ui/bot-names';
import type { Table } from '$lib/wire/messages';

/** A move that is held where the rules refuse it for this long is explained as if it had been tried. */
const PATIENCE_MS = 700;

export class StudyStore {
  readonly store: TableStore;
  /** The rules' reason against the place where a piece is held; empty: none. */
  misfit = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly study = $derived.by(() => this.store.table?.study ?? null);
  readonly isDone = $derived.by(() => this.study?.done ?? false);
  /** The slug of why the study can no longer be done; '' while it can. */
  readonly lost = $derived.by(() => this.study?.lost ?? '');
  /** Nothing can be played any more. */
  readonly isOver = $derived.by(() => this.isDone || this.lost !== '');
  /** The table, with names for the chairs that the script plays. */
  readonly table = $derived.by(() => this.store.table && named(this.store.table));
  /** What is wrong with the last answer: the study's own slug, or a refusal of the rules; '' when nothing is. */
  readonly wrong = $derived.by(() => {
    if (this.isOver) return '';
    if (this.store.wrong) return this.store.wrong;
    return this.store.sent?.reason || this.store.refusal || this.misfit;
  });

  constructor(id: string) {
    this.store = new TableStore(id);
  }

  readonly play = (seat: number, move: string): void => {
    this.#forget();
    if (!this.isOver) this.store.play(seat, move);
  };

  readonly judge = async (seat: number, move: string): Promise<string> => {
    this.#forget();
    const reason = await this.store.judge(seat, move);
    if (reason) this.#timer = setTimeout(() => (this.misfit = reason), PATIENCE_MS);
    return reason;
  };

  /** Answers the study's question. */
  readonly choose = (choice: string): void => {
    this.#forget();
    if (this.study && !this.isOver) void this.store.choose(this.study.seat, choice);
  };

  close(): void {
    this.#forget();
    this.store.close();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.misfit = '';
  }
}

function named(table: Table): Table {
  const names = botNames();
  const chairs = table.chairs.map((chair, index) =>
    chair.bot && !chair.name ? { ...chair, name: names[index % names.length] ?? '' } : chair,
  );
  return { ...table, chairs };
}
