/** Knows which sheet lies over a table, and opens those that open by themselves: invitations, news for the returning. */
import { listGames } from '$lib/client/http';
import { goTo } from '$lib/router.svelte';
import { usualLevel } from '$lib/ui/levels';
import { missingAt, returnTo } from '$lib/ui/missing';
import { seatOfMenu } from '$lib/ui/seat-menu.svelte';
import type { Table, Update } from '$lib/wire/messages';

export type Sheet =
  'closed' | 'keys' | 'menu' | 'rules' | 'invite' | 'missing' | 'return' | 'leave' | 'replay' | 'review';

interface Around {
  table: () => Table | null;
  update: () => Update | null;
  serverNow: () => number;
}

export class Sheets {
  open = $state<Sheet | null>(null);
  /** The bot that would sit down for a player; empty: none can. */
  botLevel = $state('');
  readonly #around: Around;
  #now_ms = $state(0);

  /** The chairs that still wait for somebody with a link. */
  readonly openChairs = $derived.by(
    () => this.#around.table()?.chairs.filter(({ link, taken, bot }) => link && !taken && !bot) ?? [],
  );
  /** The chair whose menu is open. */
  readonly menuChair = $derived.by(() =>
    this.#around.table()?.chairs.find(({ seat }) => seat === seatOfMenu()),
  );
  readonly #missing = $derived.by(() => {
    const [table, update] = [this.#around.table(), this.#around.update()];
    return table && update ? missingAt(table, update, this.#now_ms) : [];
  });
  /** The player who is away: the one for whom the game waits, or else the first. */
  readonly missed = $derived.by(
    () => this.#missing.find(({ isWaitedFor }) => isWaitedFor) ?? this.#missing[0],
  );
  /** What happened to the chairs of this page's player while they were away. */
  readonly happened = $derived.by(() => {
    const [table, update] = [this.#around.table(), this.#around.update()];
    return table && update ? returnTo(table, update) : { played: [], lost: [] };
  });

  /** Must be created during a component's set-up. */
  constructor(around: Around) {
    this.#around = around;
    this.#now_ms = around.serverNow();
    this.#inviteOnce();
    this.#askAboutMissing();
    this.#tellReturning();
    this.#tellClosed();
    // A chair's menu replaces the table's menu, and closing it leads back to the game.
    $effect(() => {
      if (this.menuChair && this.open === 'menu') this.open = null;
    });
  }

  readonly close = (): void => {
    this.open = null;
  };

  readonly leave = (): void => {
    const [table, update] = [this.#around.table(), this.#around.update()];
    const mine = table?.chairs.filter((chair) => chair.mine) ?? [];
    if (mine.every(({ left }) => left) || update?.over || table?.closed) return goTo('/');
    this.open = 'leave';
    this.#findBotLevel();
  };

  readonly openMissing = (): void => {
    this.open = 'missing';
    this.#findBotLevel();
  };

  #findBotLevel(): void {
    const key = this.#around.table()?.game;
    listGames().then(
      (games) => {
        const game = games.find((each) => each.key === key);
        this.botLevel = game ? usualLevel(game) : '';
      },
      () => undefined, // then no bot is offered
    );
  }

  /** The host sees the invitations once, at the start; afterwards they open from the bar. */
  #inviteOnce(): void {
    let invited = false;
    $effect(() => {
      const [table, update] = [this.#around.table(), this.#around.update()];
      if (invited || !table || !update) return;
      invited = true;
      if (table.host && this.openChairs.length > 0 && !update.over && !table.closed) this.open = 'invite';
    });
  }

  /** When the game waits for a player who is away and the others may go on, they are asked once. */
  #askAboutMissing(): void {
    // The clock is needed only while somebody is away.
    const isAnybodyMissing = $derived(this.#missing.length > 0);
    $effect(() => {
      if (!isAnybodyMissing) return;
      const tick = () => (this.#now_ms = this.#around.serverNow());
      tick();
      const timer = setInterval(tick, 1000);
      return () => clearInterval(timer);
    });
    let askedAbout = '';
    $effect(() => {
      const { missed } = this;
      if (this.open === 'missing' && !missed) this.open = null;
      if (!missed || missed.wait_ms !== 0 || !missed.isWaitedFor || this.open) return;
      const absence = `${missed.chair.seat} ${missed.chair.away_since_ms}`;
      if (askedAbout === absence) return;
      askedAbout = absence;
      this.openMissing();
    });
  }

  /** A returning player learns what happened; a bot that they called themselves is no news while they stay. */
  #tellReturning(): void {
    let isBack = false;
    let told = false;
    $effect(() => {
      if (!this.#around.table() || !this.#around.update()) return;
      const { played, lost } = this.happened;
      const byOthers = lost.length > 0 || played.some(({ by }) => by !== null);
      const isNews = byOthers || (!isBack && played.length > 0);
      isBack = true;
      if (isNews && !told) {
        told = true;
        this.open = 'return';
      }
      if (played.length + lost.length === 0) {
        told = false;
        if (this.open === 'return') this.open = null;
      }
    });
  }

  /** The closing of the table is shown once. */
  #tellClosed(): void {
    let closed = false;
    $effect(() => {
      const isClosed = this.#around.table()?.closed ?? false;
      if (isClosed && !closed) this.open = 'closed';
      closed = isClosed;
    });
  }
}
