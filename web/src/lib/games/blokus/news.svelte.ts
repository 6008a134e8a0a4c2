/** Follows the views: the motions, their words and their sounds. */
import { Story, turnSound, winSound } from '$lib/play/story.svelte';
import type { Sound } from '$lib/sound';
import type { BlokusView, Chair } from '$lib/wire/messages';
import { tell } from './narration';
import { plan, type Motion } from './plan';

/** Pieces that arrive together fly one after another. */
const STAGGER_MS = 110;

export class News extends Story<BlokusView, Motion> {
  #delays: Readonly<Record<string, number>> = {};

  /** Takes in the next view; returns the sounds of the motions. The sound of `byHand` played when the piece was laid. */
  hear(after: BlokusView, chairs: readonly Chair[], here: readonly number[], byHand: string): Sound[] {
    return this.follow(after, {
      plan: (before) => plan(before, after),
      tell: (motion) => tell(motion, chairs),
      sound: (motion, before) => soundOf(motion, before, here, byHand),
      keep: (motions) => this.#keep(motions),
    });
  }

  #keep(motions: readonly Motion[]): void {
    const laid = motions.filter((motion) => motion.kind === 'lay');
    this.#delays = Object.fromEntries(laid.map(({ key }, index) => [key, STAGGER_MS * index]));
  }

  /** How long a newly laid piece waits before it flies. */
  delayOf(key: string): number {
    return this.#delays[key] ?? 0;
  }
}

function soundOf(motion: Motion, before: BlokusView, here: readonly number[], byHand: string): Sound | null {
  switch (motion.kind) {
    case 'lay':
      return motion.key === byHand ? null : 'place';
    case 'return':
      return 'pick';
    case 'turn':
      return turnSound(before.seat, motion.seat, here);
    case 'over':
      return winSound(motion.winners, here);
    case 'pass':
    case 'skip':
      return null;
  }
}
