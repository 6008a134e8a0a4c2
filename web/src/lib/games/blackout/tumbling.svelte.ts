/** Knows whether the dice are still rolling: the page shows what fits only when they lie still. */
import { reducedMotion } from '$lib/settings.svelte';

/** The time that the dice roll before their tokens appear. */
export const TUMBLE_MS = 760;

export class Tumbling {
  isOn = $state(false);

  /** `rolls` counts the rolls; each new number sends the dice down the slide. */
  constructor(rolls: () => number) {
    $effect(() => {
      this.isOn = rolls() > 0 && !reducedMotion();
      const timer = setTimeout(() => (this.isOn = false), TUMBLE_MS);
      return () => clearTimeout(timer);
    });
  }
}
