/** Which tray is open: that of the colour to lay, unless the player looks at another one. */
import type { Kit } from '$lib/play/kit.svelte';
import type { BlokusColour, BlokusView } from '$lib/wire/messages';
import { ownTray } from './seating';

export class OpenTray {
  readonly #kit: Kit<BlokusView>;
  /** The colour that the player looks at instead. */
  peeked = $state<BlokusColour | null>(null);

  readonly own = $derived.by(() => ownTray(this.#kit.table, this.#kit.update));
  readonly colour = $derived.by(() => {
    const { own, peeked } = this;
    return peeked && own?.colours.includes(peeked) ? peeked : (own?.colour ?? null);
  });
  readonly pieces = $derived.by(
    () => this.#kit.view.colours.find(({ colour }) => colour === this.colour)?.pieces ?? [],
  );
  /** A piece may be taken from the open tray now. */
  readonly canTake = $derived.by(() => this.#kit.canAct && this.colour === this.#kit.view.turn);

  constructor(kit: Kit<BlokusView>) {
    this.#kit = kit;
  }
}
