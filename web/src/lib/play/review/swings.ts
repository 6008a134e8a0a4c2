/** The moves of a review that changed the game. */
import { isComplete, type Reviewed } from '$lib/client/review';
import type { ReviewedPly } from '$lib/wire/messages';

export interface Swing {
  /** The position before the move. */
  readonly at: number;
  readonly ply: ReviewedPly;
  /** The loss, in whole points; the game says what a point is. */
  readonly lost: number;
}

const MOST_SWINGS = 3;

/**
 * The costliest moves, the worst first; a loss of less than a point is left out. `steps` are the replay steps of the
 * moves; position `at` is before `steps[at]`.
 */
export function swingsOf(steps: readonly number[], review: Reviewed | null): Swing[] {
  return steps
    .flatMap((step, at) => {
      const ply = review?.plies.get(step);
      const lost = Math.round(ply?.loss ?? 0);
      return ply && lost > 0 && ply.best !== ply.move ? [{ at, ply, lost }] : [];
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
