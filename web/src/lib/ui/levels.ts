/** Bot levels: the same few words in every game, and in some games more, named or numbered. */
import type { GameInfo } from '$lib/wire/messages';

/** The levels of a game's bots, as far as a choice of one needs them. */
export type Levels = Pick<GameInfo, 'bots' | 'scale'>;

/** A fair match for most people: the second of the scale. Empty: there are no bots. */
export function usualLevel({ scale }: Levels): string {
  return scale[1] ?? scale[0] ?? '';
}

/** The levels beside the scale. */
export function moreLevels({ bots, scale }: Levels): string[] {
  return bots.filter((level) => !scale.includes(level));
}

export function isNumbered(level: string): boolean {
  return /^\d+$/.test(level);
}

/** Whether there are many levels, all numbered: then a ladder is shown instead of a row of names. */
export function areLadder(levels: readonly string[]): boolean {
  return levels.length > 5 && levels.every(isNumbered);
}

/** The levels beside the scale in groups: those with a name of their own, and the numbered ones. */
export function moreGroups(levels: Levels): { named: string[]; numbered: string[] } {
  const more = moreLevels(levels);
  return { named: more.filter((level) => !isNumbered(level)), numbered: more.filter(isNumbered) };
}
