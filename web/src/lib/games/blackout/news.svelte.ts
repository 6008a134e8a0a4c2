/** Follows the views: the motions, their words and sounds, and which dice were rolled. */
import { Story, turnSound, winSound } from '$lib/play/story.svelte';
import type { Sound } from '$lib/sound';
import type { BlackoutView, Cause, Chair } from '$lib/wire/messages';
import { NOWHERE, tell } from './narration';
import { placesOf } from './places';
import { plan, type Motion } from './plan';

export class News extends Story<BlackoutView, Motion> {
  /** Counts the rolls; a new number sends the dice down the slide. */
  rolls = $state(0);
  /** The dice of the last roll. */
  thrown = $state.raw<readonly string[]>([]);
  /** The end of a BLACKOUT, to show large: who called first, or that nobody did. Null when none has ended. */
  ending = $state.raw<{ readonly words: string } | null>(null);

  #takers = new Map<string, number>();

  /** Takes in the next view; returns the sounds of the motions. The sound of `byHand` played when the chip was laid. */
  hear(
    after: BlackoutView,
    causes: readonly Cause[],
    chairs: readonly Chair[],
    here: readonly number[],
    byHand: string,
  ): Sound[] {
    return this.follow(after, {
      plan: (before) => plan(before, after, causes),
      tell: (motion, before) => tell(motion, chairs, placesOf(before.cards, after.cards)),
      sound: (motion, before) => soundOf(motion, before, here, byHand),
      keep: (motions) => this.#keep(motions, chairs),
    });
  }

  #keep(motions: readonly Motion[], chairs: readonly Chair[]): void {
    for (const motion of motions) {
      if (motion.kind === 'win') this.#takers.set(motion.card, motion.seat);
      if (motion.kind === 'called' || motion.kind === 'nobody')
        this.ending = { words: tell(motion, chairs, NOWHERE) };
      if (motion.kind !== 'roll') continue;
      this.rolls += 1;
      this.thrown = motion.dice.map(({ die }) => die);
    }
  }

  /** The seat that has taken a card; null while it lies on the table. */
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
    case 'turn':
      return turnSound(before.seat, motion.seat, here);
    case 'over':
      return winSound(motion.winners, here);
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
