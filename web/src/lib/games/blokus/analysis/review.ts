/** Reads a review: the position before each move, each colour's expected points. */
import type { Reviewed } from '$lib/client/review';
import { BLOKUS } from '$lib/wire/games';
import type { BlokusColour, Step } from '$lib/wire/messages';
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
