/** Knows the hint of the moment: asked for, being thought about, here, or refused; gone when the position is. */
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
  /** Asked for by a key: the answer takes the focus. */
  isByKeys = $state(false);
  #seq = -1;
  #asked = 0;

  constructor(readonly advise: Advise) {}

  get isThinking(): boolean {
    return this.#standing.kind === 'thinking';
  }

  /** What to lay and what it is worth; null while there is no hint. */
  get here(): { readonly advice: Advice; readonly laid: Placement } | null {
    return this.#standing.kind === 'here' ? this.#standing : null;
  }

  /** What there is to read: nothing, that it is being thought, the hint itself, or why there is none. */
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

  /** The table is at this point of its log: a hint for an earlier one is worth nothing. */
  at(seq: number): void {
    if (seq === this.#seq) return;
    this.#seq = seq;
    this.drop();
  }

  /** Asks for a hint, or sets aside the one that is here or on its way. */
  toggle(seat: number, byKeys: boolean): void {
    this.isByKeys = byKeys;
    if (this.here || this.isThinking) this.drop();
    else void this.ask(seat);
  }

  async ask(seat: number): Promise<void> {
    const asked = (this.#asked += 1);
    this.#standing = { kind: 'thinking' };
    const answer = await this.advise(seat);
    if (asked !== this.#asked) return; // given up, or the position is another one
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
