/** Holds the current hint: asked for, being computed, shown, or refused; removed when the position changes. */
import type { Advice, Refused } from '$lib/wire/messages';
import { t } from '$lib/words';

export type Advise = (seat: number) => Promise<Advice | Refused>;

/** How a game reads a hint. */
export interface Reading<Move> {
  /** Null when the game knows no such move. */
  move: (text: string) => Move | null;
  /** The hint as a sentence, for screen readers. */
  words: (advice: Advice, move: Move) => string;
}

type Standing<Move> =
  | { kind: 'none' }
  | { kind: 'thinking' }
  | { kind: 'here'; advice: Advice; move: Move }
  | { kind: 'refused'; reason: string };

const NONE = { kind: 'none' } as const;

export class Hint<Move> {
  #standing = $state.raw<Standing<Move>>(NONE);
  /** The hint was asked for by keyboard: the answer takes the focus. */
  isByKeys = $state(false);
  #seq = -1;
  #asked = 0;

  constructor(
    readonly advise: Advise,
    readonly read: Reading<Move>,
  ) {}

  get isThinking(): boolean {
    return this.#standing.kind === 'thinking';
  }

  /** The advised move and its value; null while there is no hint. */
  get here(): { readonly advice: Advice; readonly move: Move } | null {
    return this.#standing.kind === 'here' ? this.#standing : null;
  }

  /** The text to show: nothing, that the engine is thinking, the hint itself, or why there is none. */
  get words(): string {
    switch (this.#standing.kind) {
      case 'none':
        return '';
      case 'thinking':
        return t('advice-thinking');
      case 'refused':
        return t('advice-refused', { reason: t(`reason-${this.#standing.reason}`) });
      case 'here':
        return this.read.words(this.#standing.advice, this.#standing.move);
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
      const move = answer.at_seq === this.#seq ? this.read.move(answer.move) : null;
      this.#standing = move ? { kind: 'here', advice: answer, move } : NONE;
    }
  }

  drop(): void {
    this.#asked += 1;
    this.#standing = NONE;
  }
}
