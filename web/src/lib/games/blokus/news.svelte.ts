/** Follows the views: what moved, what is said about it, and what it sounds like. */
import type { Sound } from '$lib/sound';
import type { BlokusView, Chair } from '$lib/wire/messages';
import { tell } from './narration';
import { plan, type Motion } from './plan';

/** Pieces that arrive together fly one after another. */
const STAGGER_MS = 110;

export class News {
  /** Told aloud: what has just happened. */
  latest = $state('');
  /** All that happened since the page was opened, in order. */
  story = $state.raw<readonly string[]>([]);

  #before: BlokusView | null = null;
  #delays: Readonly<Record<string, number>> = {};

  /** Takes in the next view; returns the sounds that go with what happened. `byHand` was heard when it was laid. */
  hear(after: BlokusView, chairs: readonly Chair[], here: readonly number[], byHand: string): Sound[] {
    const before = this.#before;
    this.#before = after;
    if (!before) return [];
    const motions = plan(before, after);
    const laid = motions.filter((motion) => motion.kind === 'lay');
    this.#delays = Object.fromEntries(laid.map(({ key }, index) => [key, STAGGER_MS * index]));
    const told = motions.map((motion) => tell(motion, chairs));
    if (told.length > 0) {
      this.latest = told.join(' ');
      this.story = [...this.story, ...told];
    }
    return motions.flatMap((motion) => soundOf(motion, before, here, byHand) ?? []);
  }

  /** How long a piece that has just been laid waits before it flies. */
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
    case 'turn': {
      // Calls whoever was waiting; people who share a screen see each other move.
      const wasHere = before.seat !== null && here.includes(before.seat);
      return !wasHere && here.includes(motion.seat) ? 'turn' : null;
    }
    case 'over':
      return here.length === 0 || motion.winners.some((seat) => here.includes(seat)) ? 'win' : null;
    case 'pass':
    case 'skip':
      return null;
  }
}
