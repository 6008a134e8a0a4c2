/** A player's choices: a card, then a block, then, in the model without a hand, a spot. */
import { untrack } from 'svelte';
import type { Kit } from '$lib/play/kit.svelte';
import { movesOf } from '$lib/play/seats';
import { play as sound } from '$lib/sound';
import type { BlockoutView } from '$lib/wire/messages';
import { t } from '$lib/words';
import { formatPlacing, offers, spotsFor } from './notation';
import { firstSpot, type Chosen } from './spot';

export const DRAW = 'drawcards';

export class Choosing {
  readonly #kit: Kit<BlockoutView>;
  #card = $state<string | null>(null);
  /** Where the chosen block will stand; null: none is chosen, or a hand places it. */
  spot = $state.raw<Chosen | null>(null);
  /** The cards are shown to one person; if several share the page, the player whose turn it is must ask to see them. */
  #openFor = $state<number | null>(null);

  readonly moves = $derived.by(() => movesOf(this.#kit.update, this.#kit.seat));
  /** The blocks that each card allows. */
  readonly offered = $derived.by(() => offers(this.moves));
  readonly canDraw = $derived.by(() => this.moves.includes(DRAW));
  /** The extra block and practice need no card. */
  readonly isCardless = $derived.by(() => this.offered.has(''));
  readonly isCovered = $derived.by(() => {
    const { here, seat } = this.#kit;
    return here.length > 1 && seat !== null && this.#openFor !== seat;
  });
  /** The chosen card; '' where none is needed. */
  readonly picked = $derived.by(() => (this.isCardless ? '' : this.#card));
  /** The blocks that may be taken now. */
  readonly lit = $derived.by((): readonly string[] =>
    this.spot || this.#kit.waiting || this.picked === null ? [] : (this.offered.get(this.picked) ?? []),
  );

  constructor(kit: Kit<BlockoutView>) {
    this.#kit = kit;
    $effect(() => {
      const known = this.offered;
      untrack(() => {
        if (this.#card !== null && !known.has(this.#card)) this.#card = null;
        if (this.spot && !known.has(this.spot.card)) this.spot = null;
      });
    });
  }

  readonly send = (move: string): void => {
    const { seat, waiting, ask } = this.#kit;
    if (seat === null || waiting) return;
    this.#card = null;
    this.spot = null;
    ask.play(seat, move);
  };

  readonly chooseCard = (next: string): void => {
    const blocks = this.offered.get(next);
    if (!blocks || this.#kit.waiting) return sound('refuse');
    const isSecond = this.#card === next;
    if (next === 'pass' || next === 'reverse') {
      if (isSecond) this.send(next);
      else this.#card = next;
      this.spot = null;
    } else {
      this.spot = null;
      const [only] = blocks;
      this.#card = isSecond && blocks.length !== 1 ? null : next;
      if (blocks.length === 1 && only) this.chooseBlock(only); // nothing is left to choose
    }
    sound('pick');
  };

  readonly chooseBlock = (block: string): void => {
    const { picked } = this;
    if (picked === null || !this.lit.includes(block)) return;
    if (this.#kit.view.model === 'statics')
      this.spot = firstSpot(picked, block, spotsFor(this.moves, picked, block));
    else this.send(formatPlacing(picked, block, null));
  };

  /** Clears the spot, or else the card; false when neither is chosen. */
  putBack(): boolean {
    if (this.spot) this.spot = null;
    else if (this.#card !== null) this.#card = null;
    else return false;
    return true;
  }

  readonly uncover = (): void => {
    this.#openFor = this.#kit.seat;
  };

  /** The next step, or why the last move was refused. */
  readonly hint = $derived.by(() => {
    const { refusal, view, waiting } = this.#kit;
    if (refusal) return refusal;
    if (waiting || this.moves.length === 0 || this.isCovered || view.held || this.spot) return '';
    if (this.canDraw) return t('blockout-hint-draw');
    if (this.picked === 'pass' || this.picked === 'reverse') return t('blockout-hint-again');
    if (this.picked !== null) return t('blockout-choose-block');
    return this.offered.size > 0 ? t('blockout-choose-card') : '';
  });
}
