/** Follows a table for a game's playing area: its seats here, the view, the legal moves, the sent move, the clock. */
import { untrack } from 'svelte';
import type { Cause, Chair, Choices, Table, Update } from '$lib/wire/messages';
import { t } from '$lib/words';
import { Countdown } from './countdown.svelte';
import type { PlayProps, SentMove } from './props';
import { Room } from './room.svelte';
import { chairsHeldHere, choicesNow, viewOf } from './seats';

/** The ways in which a game may differ from the defaults. */
export interface KitOptions<V> {
  /** The chairs that count as on this page; by default all that this page holds. */
  chairs?: (table: Table) => Chair[];
  /** The seat whose view is shown; by default the first view is shown. */
  seat?: (table: Table, update: Update) => number | null;
  /** The seat of this page that is to act; by default the first one. */
  choices?: (update: Update) => Choices | null;
  /** Whether an alarm is the clock of the turn; by default it is. */
  isTimed?: (view: V) => boolean;
}

export class Kit<V> {
  readonly room = new Room();
  readonly #props: () => PlayProps;
  readonly #options: KitOptions<V>;

  readonly chairs = $derived.by(() => (this.#options.chairs ?? chairsHeldHere)(this.table));
  /** The seats of this page. */
  readonly here = $derived.by(() => this.chairs.map(({ seat }) => seat));
  /** The seat whose view is shown; null: no particular seat. */
  readonly seat = $derived.by(() => this.#options.seat?.(this.table, this.update) ?? null);
  readonly view = $derived.by(() => viewOf<V>(this.update, this.seat));
  readonly choices = $derived.by(() => (this.#options.choices ?? choicesNow)(this.update));
  /** The move that is sent and not yet answered. */
  readonly waiting = $derived.by(() => (this.sent && !this.sent.reason ? this.sent : null));
  /** A seat of this page is to act, and no sent move is unanswered. */
  readonly canAct = $derived.by(() => this.choices !== null && this.waiting === null);
  /** Why the last move was refused, as a slug; '' when it was not. */
  readonly reason = $derived.by(() => this.sent?.reason ?? '');
  /** Why the last move was refused, in words; '' when it was not. */
  readonly refusal = $derived.by(() => (this.sent?.reason ? t(`reason-${this.sent.reason}`) : ''));
  /** What a lesson or puzzle points at, as the game writes it; empty when it is done, and at other tables. */
  readonly lights = $derived.by(() => (this.table.study?.done === false ? this.table.study.lights : []));
  /** The clock of the turn; null while none runs. */
  readonly time = $derived.by(() => {
    const isTimed = this.update.alarms.length > 0 && (this.#options.isTimed?.(this.view) ?? true);
    return isTimed ? new Countdown(this.update, this.#props().serverNow) : null;
  });

  /** Must be created during a component's set-up: the kit follows the clock until the component is unmounted. */
  constructor(props: () => PlayProps, options: KitOptions<V> = {}) {
    this.#props = props;
    this.#options = options;
    $effect(() => this.time?.run());
  }

  get table(): Table {
    return this.#props().table;
  }
  get update(): Update {
    return this.#props().update;
  }
  get sent(): SentMove | null {
    return this.#props().sent;
  }
  /** The result of the finished game is shown beside the playing area. */
  get showsResult(): boolean {
    return this.#props().showsResult ?? false;
  }
  /** The moves of others since this page's player last moved, oldest first. */
  get sinceTurn(): readonly Cause[] {
    return this.#props().sinceTurn ?? [];
  }
  /** The functions of the contract that a game may call on the page. */
  get ask(): Pick<PlayProps, 'play' | 'judge' | 'advise' | 'serverNow' | 'tower' | 'pause' | 'onmotion'> {
    return this.#props();
  }

  /** Asks why the acting seat may not play a move; resolves to a refusal's slug, or '' if it may. */
  readonly judge = (move: string): Promise<string> =>
    this.choices ? this.#props().judge(this.choices.seat, move) : Promise.resolve('not-your-turn');

  /** Calls `take` with each refused move once. */
  onRefused(take: (refused: SentMove) => void): void {
    let last: SentMove | null = null;
    $effect(() => {
      const { sent } = this;
      if (sent === last) return;
      last = sent;
      if (sent?.reason) untrack(() => take(sent));
    });
  }
}
