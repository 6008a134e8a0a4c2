/** Knows how a player's colour reaches the style sheets: `--c` and its kin, set on whatever is painted in it. */
import type { BlokusColour } from '$lib/wire/messages';

export function paint(colour: BlokusColour | null): string {
  const name = colour ?? 'line';
  if (!colour)
    return `--c: var(--${name}); --c-light: var(--${name}); --c-dark: var(--quiet); --c-ink: var(--ink)`;
  return (
    `--c: var(--${name}); --c-light: var(--${name}-light); --c-dark: var(--${name}-dark); ` +
    `--c-ink: var(--${name}-ink); --on-c: var(--on-${name})`
  );
}
