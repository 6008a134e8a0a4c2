/** Passes a player's colour to the style sheets: `--c` and related variables, set on each element painted in it. */
import { paint as paintIn } from '$lib/ui/paint';
import type { BlokusColour } from '$lib/wire/messages';

export function paint(colour: BlokusColour | null): string {
  if (colour) return paintIn(colour);
  return '--c: var(--line); --c-light: var(--line); --c-dark: var(--quiet); --c-ink: var(--ink)';
}
