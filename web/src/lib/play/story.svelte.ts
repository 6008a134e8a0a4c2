/** Keeps the events since the page was opened, as sentences, and chooses the sounds that all games share. */
import { untrack } from 'svelte';
import { play, type Sound } from '$lib/sound';

/** How a game describes the change from one view to the next. */
export interface Telling<V, M> {
  /** The motions that lead from the view before to this one. */
  readonly plan: (before: V) => readonly M[];
  /** A motion in words; '' is not worth a sentence. */
  readonly tell: (motion: M, before: V) => string;
  readonly sound: (motion: M, before: V) => Sound | null;
  /** Takes in what else the game keeps of the motions. */
  readonly keep?: (motions: readonly M[], before: V) => void;
}

/** The base class of each game's news, which plans the motions between two views and describes each in words. */
export class Story<V, M> {
  /** The latest event; screen readers say it aloud. */
  latest = $state('');
  /** All events since the page was opened, in order. */
  story = $state.raw<readonly string[]>([]);

  #before: V | null = null;

  /** Takes in the next view, describes the change and returns its sounds; the first view and a repeated one have none. */
  protected follow(after: V, { plan, tell, sound, keep }: Telling<V, M>): Sound[] {
    const before = this.#before;
    this.#before = after;
    if (before === null || before === after) return [];
    const motions = plan(before);
    const told = motions.map((motion) => tell(motion, before)).filter(Boolean);
    if (told.length > 0) {
      this.latest = told.join(' ');
      this.story = [...this.story, ...told];
    }
    keep?.(motions, before);
    return motions.flatMap((motion) => sound(motion, before) ?? []);
  }
}

/** The turn has passed from elsewhere to a seat of this page; no sound between people who share a screen. */
export function turnSound(from: number | null, to: number, here: readonly number[]): Sound | null {
  const wasHere = from !== null && here.includes(from);
  return !wasHere && here.includes(to) ? 'turn' : null;
}

/** Somebody at this page has won; for spectators, any winner counts. */
export function winSound(winners: readonly number[], here: readonly number[]): Sound | null {
  return here.length === 0 || winners.some((seat) => here.includes(seat)) ? 'win' : null;
}

/**
 * Calls `hear` once for each new `change`, before the page draws it, and plays the sounds that it returns.
 * Only `change` is watched: `hear` may read and write any state.
 */
export function hearEach<C>(change: () => C, hear: (change: C) => readonly Sound[]): void {
  $effect.pre(() => {
    const now = change();
    untrack(() => hear(now).forEach((sound) => play(sound)));
  });
}
