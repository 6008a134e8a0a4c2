/** Asks the server for the rule of the moment while somebody wants to know it, and keeps the coach's last note. */
import { untrack } from 'svelte';
import { COACHED_GAMES, finishTable, settings } from '$lib/settings.svelte';
import type { CoachNote, Explained, Table, Update } from '$lib/wire/messages';
import { momentOpened, setLight } from './opened.svelte';

interface Around {
  table: () => Table | null;
  update: () => Update | null;
  explain: (seat: number | null) => Promise<Explained | null>;
}

export class Explaining {
  /** The last answer; null: none yet. */
  latest = $state.raw<Explained | null>(null);
  /** What has just changed for this page's player; null: nothing to say. */
  note = $state.raw<CoachNote | null>(null);
  readonly #around: Around;
  #isAsking = false;
  /** How many games of this kind were finished here when the page opened; -1: not known, or nothing is played. */
  #before = $state(-1);

  /** The seat of this page whose rule is said: the one to act, or else the first; null: a spectator's. */
  readonly seat = $derived.by(() => {
    const [table, update] = [this.#around.table(), this.#around.update()];
    const mine = table?.chairs.filter((chair) => chair.mine && !chair.left) ?? [];
    const acting = mine.find(({ seat, bot }) => !bot && update?.to_act.includes(seat));
    return (acting ?? mine[0])?.seat ?? null;
  });
  /** One of the first games of this kind here: the coach has a line on the page. */
  readonly isCoached = $derived.by(
    () => settings.coach && this.seat !== null && this.#before >= 0 && this.#before < COACHED_GAMES,
  );
  /** No game of this kind was finished here yet: the page says what it is about. */
  readonly hasGoal = $derived.by(() => this.#before === 0);

  /** Must be created during a component's set-up. */
  constructor(around: Around) {
    this.#around = around;
    $effect(() => {
      const [table, update] = [around.table(), around.update()];
      if (table && update) untrack(() => this.#count(table, update));
    });
    $effect(() => {
      const wants = momentOpened() !== null || this.isCoached;
      const seq = around.update()?.seq;
      void this.seat;
      if (wants && seq !== undefined) untrack(() => void this.#ask());
    });
    $effect(() => setLight(this.latest?.moment.light ?? []));
    $effect(() => () => setLight([]));
  }

  /** A table that is over when the page arrives was finished before, or elsewhere. */
  #count(table: Table, update: Update): void {
    const isPlayed = !table.shown && !table.closed;
    if (this.#before < 0 && isPlayed && !update.over) {
      this.#before = (settings.finished[table.game] ?? []).filter((id) => id !== table.table).length;
    }
    if (update.over && isPlayed && table.chairs.some(({ mine }) => mine))
      finishTable(table.game, table.table);
  }

  /** One question at a time; what comes meanwhile is asked afterwards, together. */
  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      for (;;) {
        const { seat } = this;
        const answer = await this.#around.explain(seat);
        if (answer) this.#hear(answer);
        const update = this.#around.update();
        if (!answer || !update || (seat === this.seat && answer.at_seq >= update.seq)) return;
      }
    } finally {
      this.#isAsking = false;
    }
  }

  /** A note stays until there is a newer one, or until the player has acted. */
  #hear(answer: Explained): void {
    this.latest = answer;
    const [first] = answer.notes;
    const hasActed = this.#around.update()?.causes.some(({ who }) => who === String(this.seat)) ?? false;
    if (first) this.note = first;
    else if (hasActed) this.note = null;
  }
}
