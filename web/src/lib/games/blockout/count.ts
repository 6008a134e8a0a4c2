/** The count after letting go: a phrase in three parts, one for each second. */
import { BLOCKOUT } from '$lib/wire/games';

export const BEATS = 3;
const BEAT_MS = BLOCKOUT.countMs / BEATS;

/** The part of the phrase that is spoken this long after letting go, from 1 to 3; 0: the count is over. */
export function beatAt(since_ms: number): number {
  const beat = 1 + Math.max(0, Math.floor(since_ms / BEAT_MS));
  return beat > BEATS ? 0 : beat;
}
