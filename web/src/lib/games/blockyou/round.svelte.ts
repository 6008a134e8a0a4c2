/** The state of the round from clock and phase: whether cards are face up, who looks alone, the time of a solo game. */
import { untrack } from 'svelte';
import type { Kit } from '$lib/play/kit.svelte';
import type { BlockyouView } from '$lib/wire/messages';
import { memory } from './memory.svelte';
import { waitLength_ms } from './notation';
import { alarmEnd_ms } from './seating';
import { soloTimes } from './solo-times.svelte';

export class Round {
  readonly #kit: Kit<BlockyouView>;
  #opened = $state(-1);
  /** When a solo game began, by the server's clock; 0: not yet. */
  soloStart_ms = $state(0);

  /** When the current wait ends, by the server's clock; null when there is none. */
  readonly alarm_ms = $derived.by(() => alarmEnd_ms(this.#kit.update));
  /** The full length of that wait. */
  readonly whole_ms = $derived.by(() => waitLength_ms(this.#kit.update.alarms[0]?.move ?? ''));
  /** The player's cards are face up: from the exact time by the server's clock, not from the next update. */
  readonly isOpen = $derived.by(
    () => this.#kit.view.phase !== 'turning' || this.#opened === this.#kit.view.round,
  );
  /** The seat of the last player who still looks; -1 when there is none. */
  readonly lastSeat = $derived.by(() => {
    const { phase, players } = this.#kit.view;
    return phase === 'last' ? players.findIndex(({ status }) => status === 'active') : -1;
  });
  readonly isLastHere = $derived.by(() => this.#kit.here.includes(this.lastSeat));
  readonly hasLimit = $derived.by(
    () => this.alarm_ms !== null && ['last', 'race'].includes(this.#kit.view.phase),
  );
  /** When a solo game ended; null while it runs. */
  readonly soloEnd_ms = $derived.by(() => {
    const { view, update } = this.#kit;
    return view.outcome ? (update.moments.at(-1)?.at_ms ?? null) : null;
  });
  /** The fault of the last card in a solo game. */
  readonly soloFault = $derived.by(() => {
    const { solo, phase, laid } = this.#kit.view;
    return solo && phase === 'race' ? (laid.at(-1)?.fault ?? '') : '';
  });

  constructor(kit: Kit<BlockyouView>) {
    this.#kit = kit;
    $effect(() => {
      if (kit.view.phase !== 'turning' || this.alarm_ms === null) return;
      const { round } = kit.view;
      const timer = setTimeout(() => (this.#opened = round), this.alarm_ms - kit.ask.serverNow());
      return () => clearTimeout(timer);
    });
    $effect.pre(() => {
      const { view, update } = kit;
      const end_ms = this.soloEnd_ms;
      untrack(() => {
        if (view.phase !== 'race' && view.phase !== 'over') this.soloStart_ms = 0;
        else if (this.soloStart_ms === 0) this.soloStart_ms = update.rang_ms;
        if (view.solo && end_ms !== null) this.#keepTime(end_ms - this.soloStart_ms);
      });
    });
  }

  /** A limit for each card rings in between, and a game that was given up has no time to compare. */
  #keepTime(ms: number): void {
    const { table, view } = this.#kit;
    soloTimes.set(table.table, ms);
    if (view.outcome?.reason === 'no-cards-left' && table.options.roundSeconds === '0')
      memory.add(table.table, ms);
  }
}
