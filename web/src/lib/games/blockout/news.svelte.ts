/** Follows the views: what happened, what is said about it, what it sounds like, and the last verdict to be shown large. */
import type { Sound } from '$lib/sound';
import type { BlockoutView, Cause, Chair } from '$lib/wire/messages';
import { tell } from './narration';
import { plan, type Motion } from './plan';

export interface Shown {
  readonly kind: 'stood' | 'fell' | 'void';
  readonly words: string;
}

export class News {
  /** Told aloud: what has just happened. */
  latest = $state('');
  /** All that happened since the page was opened, in order. */
  story = $state.raw<readonly string[]>([]);
  /** The last verdict; a new object for each. */
  verdict = $state.raw<Shown | null>(null);
  /** Counts the falls; a new number lets the tower tumble. */
  falls = $state(0);

  #before: BlockoutView | null = null;

  /** Takes in the next view; returns the sounds that go with what happened. */
  hear(
    after: BlockoutView,
    causes: readonly Cause[],
    chairs: readonly Chair[],
    here: readonly number[],
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
      if (motion.kind === 'fell' || motion.kind === 'late') this.falls += 1;
      const kind = shownAs(motion);
      if (kind) this.verdict = { kind, words: tell(motion, chairs) };
    }
    return motions.flatMap((motion) => soundOf(motion, before, here) ?? []);
  }
}

function shownAs(motion: Motion): Shown['kind'] | null {
  if (motion.kind === 'stood') return 'stood';
  if (motion.kind === 'fell' || motion.kind === 'late') return 'fell';
  return motion.kind === 'void' || motion.kind === 'oops' ? 'void' : null;
}

function soundOf(motion: Motion, before: BlockoutView, here: readonly number[]): Sound | null {
  switch (motion.kind) {
    case 'take':
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
    case 'oops':
      return 'refuse';
    case 'turn': {
      // Calls whoever was waiting; people who share a screen see each other play.
      const wasHere = before.seat !== null && here.includes(before.seat);
      return !wasHere && here.includes(motion.seat) ? 'turn' : null;
    }
    case 'over':
      return here.length === 0 || motion.winners.some((seat) => here.includes(seat)) ? 'win' : null;
    default:
      return null;
  }
}
