/** Reads a review: which position stands before which move, how each colour's outlook ran, where the game turned. */
import { isComplete, type Reviewed } from '$lib/client/review';
import { BLOKUS } from '$lib/wire/games';
import type { BlokusColour, ReviewedPly, Step } from '$lib/wire/messages';
import { parseMove } from '../notation';

/** The replay's steps that show a piece just laid, in order. Position `at` stands before `lays[at]`; the last one is the end. */
export function laysOf(steps: readonly Step[]): number[] {
  return steps.flatMap(({ cause }, step) => (cause && parseMove(cause.move) ? [step] : []));
}

/** The replay's step that shows position `at`. */
export function stepAt(lays: readonly number[], at: number, steps: readonly Step[]): number {
  const lay = lays[at];
  return lay === undefined ? steps.length - 1 : lay - 1;
}

export interface Outlook {
  readonly colour: BlokusColour;
  /** The points it should end with, at each position; null: not told yet. */
  readonly points: readonly (number | null)[];
}

export function outlooks(
  colours: readonly BlokusColour[],
  lays: readonly number[],
  review: Reviewed | null,
): Outlook[] {
  return colours.map((colour) => {
    const index = BLOKUS.colours.indexOf(colour);
    const before = lays.map((step) => review?.plies.get(step)?.expected[index] ?? null);
    return { colour, points: [...before, review?.final[index] ?? null] };
  });
}

export interface Swing {
  /** The position before the move. */
  readonly at: number;
  readonly ply: ReviewedPly;
  /** What it gave away, in whole squares. */
  readonly squares: number;
}

const MOST_SWINGS = 3;

/** The moves that gave away most, the worst first; less than a square is not worth a word. */
export function swingsOf(lays: readonly number[], review: Reviewed | null): Swing[] {
  return lays
    .flatMap((step, at) => {
      const ply = review?.plies.get(step);
      const squares = Math.round(ply?.loss ?? 0);
      return ply && squares > 0 && ply.best !== ply.move ? [{ at, ply, squares }] : [];
    })
    .sort((a, b) => b.ply.loss - a.ply.loss || a.at - b.at)
    .slice(0, MOST_SWINGS);
}

/** While moves are still to come the worst may be among them. */
export type SwingsStanding = 'later' | 'none' | 'some';

export function standingOf(swings: readonly Swing[], review: Reviewed | null): SwingsStanding {
  if (swings.length > 0) return 'some';
  return isComplete(review) ? 'none' : 'later';
}
