/** The card that one seat holds: how it is turned, where it is tried, whether it is sent. In compass directions. */
import type { Square } from './cards';
import { quarter } from './cards';
import { formatLay, type Lay } from './notation';

export interface Dragged {
  /** The position of the card's middle in the window. */
  readonly x: number;
  readonly y: number;
}

export class Hand {
  readonly seat: number;
  card = $state<string | null>(null);
  turns = $state(0);
  /** The direction of the last turn: 1 clockwise, -1 back, 0 not turned since it was taken up. */
  spun = $state(0);
  /** The place of the field where the card is tried. */
  at = $state.raw<Square | null>(null);
  /** The card follows a finger or the mouse. */
  dragged = $state.raw<Dragged | null>(null);
  /** The lay that is sent and not yet answered. */
  sent = $state.raw<Lay | null>(null);
  /** Why the card came back, as a slug. */
  reason = $state('');

  #legal = $state.raw<ReadonlySet<string>>(new Set());
  #key = '';

  constructor(seat: number) {
    this.seat = seat;
  }

  /** Takes in the seat's current card and the places that the field allows. */
  offer(card: string | null, round: number, moves: readonly string[]): void {
    this.#legal = new Set(moves);
    const key = card ? `${round} ${card}` : '';
    if (key === this.#key) return;
    this.#key = key;
    this.card = card;
    [this.turns, this.spun, this.at, this.dragged, this.sent] = [0, 0, null, null, null];
    if (card) this.reason = '';
  }

  /** The card may be moved now. */
  get isFree(): boolean {
    return this.card !== null && this.sent === null;
  }

  /** Whether the field allows a card where it is tried. Colours are not known here (BY-O11). */
  get fits(): boolean {
    return this.at !== null && this.#legal.has(formatLay({ ...this.at, turns: this.turns }));
  }

  turn(by: number): void {
    if (!this.isFree) return;
    this.turns = quarter(this.turns + by);
    this.spun = Math.sign(by);
  }

  try(place: Square | null): void {
    if (!this.isFree) return;
    this.at = place;
    this.reason = '';
  }

  putBack(): void {
    [this.at, this.dragged] = [null, null];
  }

  /** Lays the card where it is tried: returns the move to send, or null when the card comes back with a reason. */
  lay(): string | null {
    if (!this.isFree || !this.at) return null;
    const lay = { ...this.at, turns: this.turns };
    if (!this.fits) {
      this.refuse(this.#legal.size > 0 ? 'covers-one-card' : 'wrong-phase');
      return null;
    }
    [this.sent, this.reason] = [lay, ''];
    this.putBack();
    return formatLay(lay);
  }

  /** The move was refused: the card is in the hand again. */
  refuse(reason: string): void {
    this.sent = null;
    this.putBack();
    this.reason = reason;
  }
}
