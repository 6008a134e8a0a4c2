/** Turns the unused part of a roll into tokens, and the legal moves into places for them. */
import type { BlackoutView } from '$lib/wire/messages';
import { parseMove, type Item } from './notation';

export interface Token {
  /** Stays the same for a token as long as it is unused. */
  readonly key: string;
  readonly item: Item;
  /** It fits nowhere now. */
  readonly lost: boolean;
}

export function tokensOf({ pending, lost }: Pick<BlackoutView, 'pending' | 'lost'>): Token[] {
  const counts = new Map<string, number>();
  return pending.map((item) => {
    const nth = counts.get(item) ?? 0;
    counts.set(item, nth + 1);
    return { key: `${item}.${nth}`, item: item as Item, lost: lost.includes(item) };
  });
}

/** Where an item may be used: the move for each space. */
export function placesFor(moves: readonly string[], item: Item): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const text of moves) {
    const move = parseMove(text);
    if (move?.kind === 'place' && move.item === item) found.set(move.space, text);
  }
  return found;
}

/** The spaces that fit a rolled number, with the move that a tap on the space plays. */
export function numberPlaces(moves: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const text of moves) {
    const move = parseMove(text);
    if (move?.kind === 'place' && move.item !== 'WILD' && move.item !== 'UNDO') found.set(move.space, text);
  }
  return found;
}
