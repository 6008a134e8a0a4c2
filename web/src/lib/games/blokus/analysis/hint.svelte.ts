/** Holds the current hint: asked for, being computed, shown, or refused; removed when the position changes. */
import type { Advice, Refused } from '$lib/wire/messages';
import { t } from '$lib/words';
import { formatCell, parseMove, type Placement } from '../notation';
import { marginWords } from './margin';

export type Advise = (seat: number) => Promise<Advice | Refused>;

type Standing =
  | { kind: 'none' }
  | { kind: 'thinking' }
  | { kind: 'here'; advice: Advice; laid: Placement }
  | { kind: 'refused'; reason: string };

const NONE: Standing = { kind: 'none' };

export class Hint {
  #standing = $state.raw<Standing>(NONE);
  /** The hint was asked for by keyboard: the answer takes the focus. */
  isByKeys = $state(false);
  #seq = -1;
  #asked = 0;

  constructor(readonly advise: Advise) {}

  get isThinking(): boolean {
    return this.#standing.kind === 'thinking';
  }

  /** The advised placement and its value; null while there is no hint. */
  get here(): { readonly advice: Advice; readonly laid: Placement } | null {
    return this.#standing.kind === 'here' ? this.#standing : null;
  }

  /** The text to show: nothing, that the engine is thinking, the hint itself, or why there is none. */
  get words(): string {
    switch (this.#standing.kind) {
      case 'none':
        return '';
      case 'thinking':
        return t('blokus-advice-thinking');
      case 'refused':
        return t('blokus-advice-refused', { reason: t(`reason-${this.#standing.reason}`) });
      case 'here': {
        const { advice, laid } = this.#standing;
        return t('blokus-advice-said', {
          piece: laid.piece,
          cells: laid.cells.map(formatCell).join(' '),
          margin: marginWords(advice.margin),
        });
      }
    }
  }

  get refusal(): string {
    return this.#standing.kind === 'refused' ? this.words : '';
  }

  /** Sets the table's current position in its log: a hint for an earlier position is dropped. */
  at(seq: number): void {
    if (seq === this.#seq) return;
    this.#seq = seq;
    this.drop();
  }

  /** Asks for a hint, or dismisses the current or requested one. */
  toggle(seat: number, byKeys: boolean): void {
    this.isByKeys = byKeys;
    if (this.here || this.isThinking) this.drop();
    else void this.ask(seat);
  }

  async ask(seat: number): Promise<void> {
    const asked = (this.#asked += 1);
    this.#standing = { kind: 'thinking' };
    const answer = await this.advise(seat);
    if (asked !== this.#asked) return; // cancelled, or the position has changed
    if (answer.type === 'refused') this.#standing = { kind: 'refused', reason: answer.reason };
    else {
      const laid = answer.at_seq === this.#seq ? parseMove(answer.move) : null;
      this.#standing = laid ? { kind: 'here', advice: answer, laid } : NONE;
    }
  }

  drop(): void {
    this.#asked += 1;
    this.#standing = NONE;
  }
}
