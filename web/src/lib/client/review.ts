/** A look back at a finished game, as far as it has been told. */
import type { ReviewedPly, ReviewPart } from '$lib/wire/messages';

export interface Reviewed {
  /** By the replay's step that shows the move done. */
  readonly plies: ReadonlyMap<number, ReviewedPly>;
  /** How many there will be. */
  readonly total: number;
  /** What each colour ended with, blue first. */
  readonly final: readonly number[];
}

/** Parts may come twice, after a lost line: what is told again is the same. */
export function withPart(before: Reviewed | null, { plies, total, final }: ReviewPart): Reviewed {
  return {
    plies: new Map([...(before?.plies ?? []), ...plies.map((ply) => [ply.step, ply] as const)]),
    total,
    final,
  };
}

export function isComplete(review: Reviewed | null): boolean {
  return review !== null && review.plies.size >= review.total;
}
