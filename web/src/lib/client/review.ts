/** The review of a finished game, as far as it has arrived. */
import type { ReviewedPly, ReviewPart } from '$lib/wire/messages';

export interface Reviewed {
  /** Keyed by the replay step that shows the move done. */
  readonly plies: ReadonlyMap<number, ReviewedPly>;
  /** How many there will be. */
  readonly total: number;
  /** Each colour's final score, blue first. */
  readonly final: readonly number[];
}

/** Parts may come twice after a lost connection; repeated parts are equal. */
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
