/** What setting a table shows of a game beyond the plain list of its options. */
import type { Component } from 'svelte';
import { blokusSetup } from './blokus/setup';

export interface ChairMarkProps {
  value: string;
  size_px: number;
}

/** How chairs differ from each other. */
export interface ChairMarks {
  /** The option whose values the chairs share out among themselves. */
  option: string;
  /** Draws one of its values. */
  Mark: Component<ChairMarkProps>;
  /** What lies before a chair; `chosen` are the values of all chairs the game has, unused ones last. */
  ofChair: (players: number, seat: number, chosen: readonly string[]) => readonly string[];
  /** What lies in the middle and belongs to all. */
  ofAll: (players: number, chosen: readonly string[]) => readonly string[];
}

export interface GameSetup {
  /** Options that stand in front; the others are folded away as house rules. */
  prominent: readonly string[];
  /** null: all chairs are alike. */
  marks: ChairMarks | null;
}

const PLAIN: GameSetup = { prominent: [], marks: null };
const SETUPS: Readonly<Record<string, GameSetup>> = {
  blokus: blokusSetup,
  blackout: PLAIN,
};

/** A game's own touches; plain ones for a game that has none. */
export function setupOf(key: string): GameSetup {
  return (Object.hasOwn(SETUPS, key) ? SETUPS[key] : undefined) ?? PLAIN;
}
