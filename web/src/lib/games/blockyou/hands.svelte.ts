/** All hands of this page: keeps them in step with the table, sends their moves, and takes refused cards back. */
import type { SentMove } from '$lib/play/props';
import { movesOf, viewOf } from '$lib/play/seats';
import type { BlockyouView, Chair, Update } from '$lib/wire/messages';
import { Hand } from './hand.svelte';
import { formatLay } from './notation';
import { Outbox } from './outbox';

export class Hands {
  readonly #hands = new Map<number, Hand>();
  readonly #outbox = new Outbox();
  readonly #play: (seat: number, move: string) => void;
  #sent: SentMove | null = null;

  constructor(play: (seat: number, move: string) => void) {
    this.#play = play;
  }

  /** A seat's hand, always the same object. */
  of(seat: number): Hand {
    const hand = this.#hands.get(seat) ?? new Hand(seat);
    this.#hands.set(seat, hand);
    return hand;
  }

  /** The table has changed: every hand gets its seat's card. */
  offer(update: Update, chairs: readonly Chair[]): void {
    for (const { seat } of chairs) {
      const view = viewOf<BlockyouView>(update, seat);
      this.of(seat).offer(view.hand, view.round, movesOf(update, seat));
    }
  }

  /** Takes in a sent, answered or refused move; returns the seat whose card came back. */
  answer(sent: SentMove | null): number | null {
    const isNews = sent !== this.#sent;
    this.#sent = sent;
    const refused = isNews && sent?.reason ? sent : null;
    if (refused) this.of(refused.seat).refuse(refused.reason);
    this.#pump();
    return refused?.seat ?? null;
  }

  send(seat: number, move: string): void {
    this.#outbox.add(seat, move);
    this.#pump();
  }

  /** Lays a hand's card where it is tried; false when the card came back. */
  lay(hand: Hand): boolean {
    const move = hand.lay();
    if (move) this.send(hand.seat, move);
    return move !== null;
  }

  #pump(): void {
    const next = this.#outbox.next(this.#sent);
    if (!next) return;
    this.#sent = { ...next, reason: '' };
    this.#play(next.seat, next.move);
  }
}

/** The cards that float over the field or are laid and not yet answered, as the field draws them. */
export function triedBy(hand: Hand) {
  if (!hand.card) return [];
  const { seat, card, turns, at, sent, fits } = hand;
  if (sent) return [{ seat, card, ...sent, fits: true, isSent: true, key: formatLay(sent) }];
  return at ? [{ seat, card, ...at, turns, fits, isSent: false, key: formatLay({ ...at, turns }) }] : [];
}
