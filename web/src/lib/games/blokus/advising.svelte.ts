/** The engine's advice for the acting player: requests it, and shows it as a piece on the board. */
import { untrack } from 'svelte';
import { Hint } from '$lib/play/hint.svelte';
import type { Kit } from '$lib/play/kit.svelte';
import type { BlokusView } from '$lib/wire/messages';
import { READING, type PieceHint } from './analysis/hint';
import type { BoardPlace } from './board-place.svelte';

export class Advising {
  readonly #kit: Kit<BlokusView>;
  readonly #board: BoardPlace;
  readonly hint: PieceHint;

  readonly mayAsk = $derived.by(() => this.#kit.table.hints && this.#kit.canAct);
  /** The advised piece as it lies on the screen; null while there is none. */
  readonly advised = $derived.by(() => {
    const { here } = this.hint;
    const { view, waiting } = this.#kit;
    if (!here || !view.turn || waiting) return null;
    return { ...here, colour: view.turn, cells: this.#board.read(here.move.cells) };
  });

  constructor(kit: Kit<BlokusView>, board: BoardPlace) {
    this.#kit = kit;
    this.#board = board;
    this.hint = new Hint((seat) => kit.ask.advise(seat), READING);
    $effect.pre(() => {
      const { seq } = kit.update;
      untrack(() => this.hint.at(seq));
    });
  }

  /** Asks for a hint, or dismisses it. */
  readonly ask = (byKeys: boolean): void => {
    const { choices } = this.#kit;
    if (choices && this.mayAsk) this.hint.toggle(choices.seat, byKeys);
  };
}
