/** The engine's advice for the acting player: asked for, put into words, and lit on the cards. */
import { untrack } from 'svelte';
import { Hint, type Reading } from '$lib/play/hint.svelte';
import type { Kit } from '$lib/play/kit.svelte';
import type { BlackoutView } from '$lib/wire/messages';
import { numberWords, t } from '$lib/words';
import { describe } from '../narration';
import { parseMove, type Item, type Move } from '../notation';
import type { Token } from '../tokens';

export interface Advised {
  /** The move as the server writes it. */
  readonly text: string;
  /** What the move does. */
  readonly words: string;
  readonly chance: string;
  /** The label of the button that plays it. */
  readonly label: string;
  readonly space: string | null;
  readonly item: Item | null;
}

/** A chance to win, from 0 to 1, without false precision. */
export function percent(chance: number): string {
  return numberWords(chance, { style: 'percent' });
}

function labelOf(move: Move): string {
  if (move.kind === 'place') return t(move.item === 'UNDO' ? 'blackout-undo' : 'blackout-advice-take');
  return t(`blackout-${move.kind}-do`);
}

export class Advising {
  readonly #kit: Kit<BlackoutView>;
  readonly hint: Hint<Move>;

  readonly mayAsk = $derived.by(() => this.#kit.table.hints && this.#kit.canAct);
  /** Null while there is no hint. */
  readonly advised = $derived.by((): Advised | null => {
    const { here } = this.hint;
    if (!here || !this.#kit.canAct) return null;
    const { advice, move } = here;
    return {
      text: advice.move,
      words: describe(advice.move, this.#kit.view),
      chance: t('blackout-chance', { percent: percent(advice.win) }),
      label: labelOf(move),
      space: move.kind === 'place' ? move.space : null,
      item: move.kind === 'place' ? move.item : move.kind === 'reroll' ? 'REROLL' : null,
    };
  });

  /** Must be created during a component's set-up. */
  constructor(kit: Kit<BlackoutView>) {
    this.#kit = kit;
    const reading: Reading<Move> = {
      move: parseMove,
      words: ({ move, win }) =>
        t('blackout-advice-said', {
          move: describe(move, kit.view),
          chance: t('blackout-chance', { percent: percent(win) }),
        }),
    };
    this.hint = new Hint((seat) => kit.ask.advise(seat), reading);
    $effect.pre(() => {
      const { seq } = kit.update;
      untrack(() => this.hint.at(seq));
    });
  }

  /** The key of the token that the advised move uses; null: it uses none. */
  tokenOf(tokens: readonly Token[]): string | null {
    const item = this.advised?.item;
    return tokens.find((token) => token.item === item)?.key ?? null;
  }

  /** Asks for a hint, or dismisses it; false when none can be had. */
  ask(byKeys: boolean): boolean {
    const { choices } = this.#kit;
    if (!choices || !this.mayAsk) return false;
    this.hint.toggle(choices.seat, byKeys);
    return true;
  }

  /** Dismisses the hint; false when there is none. */
  drop(): boolean {
    if (!this.advised && !this.hint.words) return false;
    this.hint.drop();
    return true;
  }
}
