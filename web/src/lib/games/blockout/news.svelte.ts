/** Follows the views: the motions, their words and sounds, and the last verdict, which is shown large. */
import { Story, turnSound, winSound } from '$lib/play/story.svelte';
import type { Sound } from '$lib/sound';
import type { BlockoutView, Cause, Chair } from '$lib/wire/messages';
import { tell } from './narration';
import { plan, type Motion } from './plan';
import type { Paid } from './price.svelte';

export interface Shown {
  readonly kind: 'stood' | 'fell' | 'void';
  readonly words: string;
}

export class News extends Story<BlockoutView, Motion> {
  /** The last verdict; a new object for each. */
  verdict = $state.raw<Shown | null>(null);
  /** The cards that a fall has cost somebody, for the flight of the cards; a new object for each. */
  price = $state.raw<Paid | null>(null);
  /** Counts the falls; a new number starts the fall of the tower. */
  falls = $state(0);

  /** Takes in the next view; returns the sounds of the motions. */
  hear(
    after: BlockoutView,
    causes: readonly Cause[],
    chairs: readonly Chair[],
    here: readonly number[],
  ): Sound[] {
    return this.follow(after, {
      plan: (before) => plan(before, after, causes),
      tell: (motion) => tell(motion, chairs),
      sound: (motion, before) => soundOf(motion, before, here),
      keep: (motions) => this.#keep(motions, chairs),
    });
  }

  #keep(motions: readonly Motion[], chairs: readonly Chair[]): void {
    for (const motion of motions) {
      if (motion.kind === 'fell' || motion.kind === 'late') this.falls += 1;
      if (motion.kind === 'drew' && motions.some(({ kind }) => kind === 'fell'))
        this.price = { seat: motion.seat, count: motion.count };
      const kind = shownAs(motion);
      if (kind) this.verdict = { kind, words: tell(motion, chairs) };
    }
  }
}

function shownAs(motion: Motion): Shown['kind'] | null {
  if (motion.kind === 'stood') return 'stood';
  if (motion.kind === 'fell' || motion.kind === 'late') return 'fell';
  if (motion.kind === 'void' && motion.reason === 'back') return null; // the player wanted it
  return ['void', 'oops', 'touched', 'again', 'open'].includes(motion.kind) ? 'void' : null;
}

function soundOf(motion: Motion, before: BlockoutView, here: readonly number[]): Sound | null {
  switch (motion.kind) {
    case 'take':
    case 'extra':
      return 'pick';
    case 'letgo':
    case 'reverse':
    case 'pass':
      return 'place';
    case 'stood':
      return 'cheer';
    case 'fell':
    case 'late':
      return 'crash';
    case 'void':
      return motion.reason === 'back' ? 'pick' : 'refuse';
    case 'oops':
    case 'touched':
    case 'again':
    case 'open':
      return 'refuse';
    case 'turn':
      return turnSound(before.seat, motion.seat, here);
    case 'over':
      return winSound(motion.winners, here);
    default:
      return null;
  }
}
