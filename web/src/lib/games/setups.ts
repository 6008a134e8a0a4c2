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
  ofChair: (
    players: number,
    seat: number,
    chosen: readonly string[],
    options: Readonly<Record<string, string>>,
  ) => readonly string[];
  /** What lies in the middle and belongs to all. */
  ofAll: (players: number, chosen: readonly string[]) => readonly string[];
}

export interface GameSetup {
  /** Options that stand in front; the others are folded away as house rules. */
  prominent: readonly string[];
  /** Options that mean nothing beside what others are set to. */
  idle: (players: number, options: Readonly<Record<string, string>>) => readonly string[];
  /** null: all chairs are alike. */
  marks: ChairMarks | null;
  /** How many play unless somebody says otherwise; null: as many as can. */
  usualPlayers: number | null;
  /** One may play alone: with these options, which mean nothing else and are never shown. null: one may not. */
  alone: Readonly<Record<string, string>> | null;
  /** Moves can be taken back, if the table allows it. */
  takeback: boolean;
  /** Where so many players sit, as the compass tells it, where the game itself cares. */
  seats: Readonly<Record<number, readonly Direction[]>>;
}

/** South is the side nearest to oneself. */
export type Direction = 'S' | 'SW' | 'W' | 'NW' | 'N' | 'NE' | 'E' | 'SE';

const PLAIN: GameSetup = {
  prominent: [],
  idle: () => [],
  marks: null,
  usualPlayers: null,
  alone: null,
  takeback: true,
  seats: {},
};
const SETUPS: Readonly<Record<string, Partial<GameSetup>>> = {
  blokus: blokusSetup,
  blockyou: {
    prominent: ['roundSeconds'],
    usualPlayers: 4,
    alone: { solo: 'on' },
    takeback: false, // whoever waits is overtaken: a lay has blocked others before it could be undone
    seats: { 3: ['S', 'NW', 'NE'] },
  },
  blockout: {
    prominent: ['towerModel', 'edition'],
    usualPlayers: 3,
    takeback: false, // a tower that stood or fell cannot be put back by hand
  },
};

/** A game's own touches; plain ones for a game that has none. */
export function setupOf(key: string): GameSetup {
  return Object.hasOwn(SETUPS, key) ? { ...PLAIN, ...SETUPS[key] } : PLAIN;
}

/** Clockwise from the side nearest to oneself, as evenly as they fit round a table. */
const EVENLY: Readonly<Record<number, readonly Direction[]>> = {
  1: ['S'],
  2: ['S', 'N'],
  3: ['S', 'W', 'E'],
  4: ['S', 'W', 'N', 'E'],
  5: ['S', 'W', 'NW', 'NE', 'E'],
  6: ['S', 'SW', 'NW', 'N', 'NE', 'SE'], // three and three at a long table
};

/** Where the chairs of a game stand round its table. */
export function seatsOf(key: string, players: number): readonly Direction[] {
  return setupOf(key).seats[players] ?? EVENLY[players] ?? [];
}
