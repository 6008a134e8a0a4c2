/** The passage of a rules page to show: whoever opens the page asks for it, and the page scrolls there. */

let asked = $state('');

/** The id of the element that holds a passage. */
export const passageId = (clause: string): string => `rule-${clause}`;

/** Asks for a passage; '': the page begins at its top. */
export function askPassage(clause: string): void {
  asked = clause;
}

export function askedPassage(): string {
  return asked;
}
