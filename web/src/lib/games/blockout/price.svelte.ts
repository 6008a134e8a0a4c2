/** The cards that a fall costs: they fly once the fall has been seen, and join the hand when they have arrived. */
import { reducedMotion } from '$lib/settings.svelte';

/** One card's way, and how long after it the next one starts. */
export const FLIES_MS = 1100;
export const APART_MS = 160;

export interface Paid {
  readonly seat: number;
  readonly count: number;
}

export class Price {
  /** The cards that fly now; a new object starts a flight. */
  flying = $state.raw<Paid | null>(null);
  /** The hand without the cards that have not arrived yet; null: all are there. */
  kept = $state.raw<readonly string[] | null>(null);
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** `before` and `after`: the hand of the player at this page. `wait_ms`: until the fall has been seen. */
  pay(paid: Paid, before: readonly string[], after: readonly string[], wait_ms: number): void {
    this.arrive();
    if (reducedMotion()) return;
    this.kept = common(after, before);
    const flies_ms = FLIES_MS + APART_MS * (paid.count - 1);
    this.#timers = [
      setTimeout(() => (this.flying = paid), wait_ms),
      setTimeout(() => this.arrive(), wait_ms + flies_ms),
    ];
  }

  /** All cards are in the hand: they have arrived, or the game goes on. */
  arrive(): void {
    this.#timers.forEach(clearTimeout);
    this.flying = this.kept = null;
  }
}

/** The cards of `hand` that were in the other one too, each as often as there. */
function common(hand: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return hand.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
