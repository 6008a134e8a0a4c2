/** What the given moves have changed on the cards. */
import type { Cause } from '$lib/wire/messages';
import { parseMove } from './notation';

export interface Recent {
  /** The spaces where a chip was put or taken off. */
  readonly spaces: ReadonlySet<string>;
  /** The cards that were turned over. */
  readonly cards: ReadonlySet<string>;
}

export const NOTHING_RECENT: Recent = { spaces: new Set(), cards: new Set() };

/** Luck's moves before the first move of a player do not count: they set the table up, or follow an own move. */
export function recentOf(causes: readonly Cause[]): Recent {
  const first = causes.findIndex(({ who }) => /^\d+$/.test(who));
  const moves = first < 0 ? [] : causes.slice(first).map(({ move }) => parseMove(move));
  return {
    spaces: new Set(moves.flatMap((move) => (move?.kind === 'place' ? [move.space] : []))),
    cards: new Set(moves.flatMap((move) => (move?.kind === 'draw' ? [move.card] : []))),
  };
}
