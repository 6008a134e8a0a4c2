/** The attempts of one visit: which puzzle is open, what its answers were worth, and what comes next. */
import { reasonOf } from '$lib/client/http';
import {
  againPuzzle,
  beginRush,
  dailyPuzzle,
  fetchAttempt,
  goOnRush,
  nextPuzzle,
  openPuzzle,
} from '$lib/client/puzzles';
import type { PuzzleWay } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import { play as sound } from '$lib/sound';
import type { PuzzleTable, Rush } from '$lib/wire/messages';

const GLANCE_MS = 700; // a rush goes on after the answer was seen

export class Run {
  attempt = $state.raw<PuzzleTable | null>(null);
  rush = $state.raw<Rush | null>(null);
  /** When the rush ends, by this page's clock. */
  ends_ms = $state(0);
  /** The slug of the last wrong answer. */
  slug = $state('');
  tries = $state(0);
  isSolved = $state(false);
  /** A request is on its way. */
  isBusy = $state(false);
  /** Why there is nothing to show. */
  problem = $state('');
  /** The answer that is being shown; empty: the user plays. */
  shown = $state.raw<readonly string[]>([]);

  readonly isDecided = $derived.by(() => this.isSolved || this.tries > 0);
  readonly isShowing = $derived.by(() => this.shown.length > 0);

  #way: PuzzleWay;
  #game: string;
  #idea: string;
  #remember: (table: string) => void;
  #own: PuzzleTable | null = null; // the attempt to come back to after the answer was shown

  constructor(way: PuzzleWay, game: string, idea: string, remember: (table: string) => void) {
    this.#way = way;
    this.#game = game;
    this.#idea = idea;
    this.#remember = remember;
  }

  /** Comes back to what the address names, or opens something new. A rush waits for its button. */
  begin(table: string): void {
    if (this.#way === 'rush') {
      if (table) void this.#do(async () => this.#take(await goOnRush(table)));
    } else if (this.#way === 'daily') {
      void this.#do(async () => this.#open(await dailyPuzzle(this.#game, settings.name)));
    } else if (table) {
      void this.#do(async () => this.#open(await fetchAttempt(table).catch(this.#fresh)));
    } else this.next();
  }

  next(): void {
    void this.#do(async () => this.#open(await this.#fresh()));
  }

  /** The same puzzle from its beginning. */
  again(): void {
    const { attempt } = this;
    if (attempt) void this.#do(async () => this.#open(await againPuzzle(attempt.table)));
  }

  /** Plays the answer on a board of its own, which never counts. */
  show(): void {
    const { attempt } = this;
    if (!attempt) return;
    void this.#do(async () => {
      const { answer } = await fetchAttempt(attempt.table);
      const { table } = await openPuzzle(attempt.puzzle.id);
      this.#own = attempt;
      this.attempt = await fetchAttempt(table);
      this.shown = answer;
    });
  }

  /** After the answer: the next puzzle, or back to the board of today's. */
  endShow(): void {
    this.shown = [];
    if (this.#way === 'practice') this.next();
    else if (this.#own) this.attempt = this.#own;
  }

  startRush(): void {
    void this.#do(async () => this.#take(await beginRush(this.#game, settings.name)));
  }

  wrong(slug: string): void {
    if (this.isShowing) return;
    this.slug = slug;
    this.tries += 1;
    sound('refuse');
    this.#settle();
  }

  done(): void {
    if (this.isShowing || this.isSolved) return;
    this.isSolved = true;
    sound('win');
    this.#settle();
  }

  /** The table is gone: the next request says why. */
  leave(): void {
    this.problem = 'no-puzzle';
  }

  /** The rush's time is over on this page's clock: the server says how it ended. */
  timeOver(): void {
    this.#goOn();
  }

  #fresh = () => nextPuzzle(this.#game, this.#idea, settings.name);

  #settle(): void {
    if (this.#way === 'rush') setTimeout(() => this.#goOn(), GLANCE_MS);
    else void this.#refresh();
  }

  #goOn(): void {
    const run = this.rush?.run;
    if (run) void this.#do(async () => this.#take(await goOnRush(run)));
  }

  async #refresh(): Promise<void> {
    const { attempt } = this;
    if (!attempt) return;
    const fresh = await fetchAttempt(attempt.table).catch(() => null);
    if (fresh && this.attempt?.table === fresh.table) this.attempt = fresh;
  }

  #take(rush: Rush): void {
    this.rush = rush;
    this.ends_ms = performance.now() + rush.left_ms;
    if (rush.now) this.#open(rush.now, rush.run);
    else this.#remember(rush.run);
  }

  #open(attempt: PuzzleTable, at = attempt.table): void {
    this.#remember(at);
    this.shown = [];
    this.slug = '';
    this.tries = attempt.tries;
    this.isSolved = attempt.solved;
    this.attempt = attempt;
  }

  async #do(work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await work();
    } catch (error) {
      this.problem = reasonOf(error);
    } finally {
      this.isBusy = false;
    }
  }
}
