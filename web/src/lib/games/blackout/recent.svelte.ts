/** The marks of the others' moves since this player's turn. They stay until the own turn ends, not only until the roll. */
import { untrack } from 'svelte';
import type { Kit } from '$lib/play/kit.svelte';
import type { BlackoutView, Cause } from '$lib/wire/messages';
import { NOTHING_RECENT, recentOf, type Recent } from './recent';

export class RecentMoves {
  marks = $state.raw<Recent>(NOTHING_RECENT);
  /** The turn in which the marks were made. */
  #turn = -1;

  /** Must be created during a component's set-up. */
  constructor(kit: Pick<Kit<BlackoutView>, 'sinceTurn' | 'view'>) {
    $effect.pre(() => {
      const { sinceTurn, view } = kit;
      untrack(() => this.#hear(sinceTurn, view.turn));
    });
  }

  #hear(causes: readonly Cause[], turn: number): void {
    const found = recentOf(causes);
    if (found.spaces.size + found.cards.size > 0) [this.marks, this.#turn] = [found, turn];
    else if (turn !== this.#turn) this.marks = NOTHING_RECENT;
  }
}
