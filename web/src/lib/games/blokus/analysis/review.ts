/** Reads a review: the position before each move, each colour's expected points, the moves that changed the game. */
import { isComplete, type Reviewed } from '$lib/client/review';
import { BLOKUS } from '$lib/wire/games';
import type { BlokusColour, ReviewedPly, Step } from '$lib/wire/messages';
import { parseMove } from '../notation';

/** The replay steps that show a newly laid piece. Position `at` is before `lays[at]`; the last position is the end. */
export function laysOf(steps: readonly Step[]): number[] {
  return steps.flatMap(({ cause }, step) => (cause && parseMove(cause.move) ? [step] : []));
}

/** The replay step that shows position `at`. */
export function stepAt(lays: readonly number[], at: number, steps: readonly Step[]): number {
  const lay = lays[at];
  return lay === undefined ? steps.length - 1 : lay - 1;
}

export interface Outlook {
  readonly colour: BlokusColour;
  /** The expected final points at each position, at the end the real ones; null: not received yet. */
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
    const end = review?.final[index] ?? review?.plies.get(lays.at(-1) ?? 0)?.after[index] ?? null;
    return { colour, points: [...before, end] };
  });
}

export interface Swing {
  /** The position before the move. */
  readonly at: number;
  readonly ply: ReviewedPly;
  /** The loss, in whole squares. */
  readonly squares: number;
}

const MOST_SWINGS = 3;

/** The costliest moves, the worst first; a loss of less than a square is left out. */
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

/** `later`: moves are still to come, and the worst may be among them. */
export type SwingsStanding = 'later' | 'none' | 'some';

export function standingOf(swings: readonly Swing[], review: Reviewed | null): SwingsStanding {
  if (swings.length > 0) return 'some';
  return isComplete(review) ? 'none' : 'later';
}
