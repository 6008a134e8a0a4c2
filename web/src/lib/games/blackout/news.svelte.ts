/** Follows the views: what happened, what is said about it, what it sounds like, and which dice were thrown. */
import type { Sound } from '$lib/sound';
import type { BlackoutView, Cause, Chair } from '$lib/wire/messages';
import { tell } from './narration';
import { plan, type Motion } from './plan';

export class News {
  /** Told aloud: what has just happened. */
  latest = $state('');
  /** All that happened since the page was opened, in order. */
  story = $state.raw<readonly string[]>([]);
  /** Counts the rolls; a new number sends the dice down the slide. */
  rolls = $state(0);
  /** The dice of the last roll. */
  thrown = $state.raw<readonly string[]>([]);
  /** The end of a BLACKOUT, to be shown large: who called first, or that nobody did. Null when nothing ended. */
  ending = $state.raw<{ readonly words: string } | null>(null);

  #before: BlackoutView | null = null;
  #takers = new Map<string, number>();

  /** Takes in the next view; returns the sounds that go with what happened. `byHand` was heard when it was laid. */
  hear(
    after: BlackoutView,
    causes: readonly Cause[],
    chairs: readonly Chair[],
    here: readonly number[],
    byHand: string,
  ): Sound[] {
    const before = this.#before;
    this.#before = after;
    if (!before || before === after) return []; // the page may show one view twice
    const motions = plan(before, after, causes);
    const told = motions.map((motion) => tell(motion, chairs));
    if (told.length > 0) {
      this.latest = told.join(' ');
      this.story = [...this.story, ...told];
    }
    for (const motion of motions) {
      if (motion.kind === 'win') this.#takers.set(motion.card, motion.seat);
      if (motion.kind === 'called' || motion.kind === 'nobody') this.ending = { words: tell(motion, chairs) };
      if (motion.kind !== 'roll') continue;
      this.rolls += 1;
      this.thrown = motion.dice.map(({ die }) => die);
    }
    return motions.flatMap((motion) => soundOf(motion, before, here, byHand) ?? []);
  }

  /** Who has taken a card; null while it lies on the table. */
  takerOf(card: string): number | null {
    return this.#takers.get(card) ?? null;
  }
}

function soundOf(
  motion: Motion,
  before: BlackoutView,
  here: readonly number[],
  byHand: string,
): Sound | null {
  switch (motion.kind) {
    case 'roll':
      return 'dice';
    case 'chip':
      return motion.space === byHand ? null : 'place';
    case 'lift':
      return 'pick';
    case 'blackout':
      return 'dark';
    case 'win':
      return 'turn';
    case 'turn': {
      // Calls whoever was waiting; people who share a screen see each other move.
      const wasHere = before.seat !== null && here.includes(before.seat);
      return !wasHere && here.includes(motion.seat) ? 'turn' : null;
    }
    case 'over':
      return here.length === 0 || motion.winners.some((seat) => here.includes(seat)) ? 'win' : null;
    case 'begin':
    case 'open':
    case 'called':
    case 'nobody':
    case 'nothing':
    case 'end':
    case 'left':
    case 'back':
      return null;
  }
}
