/** The sounds of a win, for the tests of each game's news. */
import type { Sound } from '$lib/sound';

/** Seats at the page, and the sounds there when seat 0 wins and seat 1 does not. */
export const WIN_SOUNDS: readonly (readonly [here: readonly number[], sounds: readonly Sound[]])[] = [
  [[0], ['win']],
  [[1], []],
  [[], ['win']],
];
