/** What texts call a card: its place in the row. The leftmost is 1; the row is never mirrored. */
import type { BlackoutView } from '$lib/wire/messages';
import { parseSpace } from './notation';

export type Places = ReadonlyMap<string, number>;

/** The places of the cards that lie in these rows. */
export function placesOf(...rows: readonly BlackoutView['cards'][]): Places {
  return new Map(
    rows.flatMap((row) => row.flatMap((card, at) => (card ? [[card.name, at + 1] as const] : []))),
  );
}

/** A space as texts name it; null when its card has no place. */
export function whereIs(text: string, places: Places): { card: number; space: number } | null {
  const space = parseSpace(text);
  const card = space && places.get(space.card);
  return card ? { card, space: space.number } : null;
}
