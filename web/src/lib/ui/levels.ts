/** Bot levels: named ones, or numbered ones on a ladder. */

/** Fair matches for most people; the first of these that a game has. */
const MIDDLE_LEVELS = ['medium', 'family', '3'];

/** The middle one if there is one; otherwise the strongest. Empty: there are no bots. */
export function usualLevel(levels: readonly string[]): string {
  return MIDDLE_LEVELS.find((level) => levels.includes(level)) ?? levels.at(-1) ?? '';
}

export function isNumbered(level: string): boolean {
  return /^\d+$/.test(level);
}

/** Whether there are many levels, all numbered: then a ladder is shown instead of a row of names. */
export function areLadder(levels: readonly string[]): boolean {
  return levels.length > 5 && levels.every(isNumbered);
}
