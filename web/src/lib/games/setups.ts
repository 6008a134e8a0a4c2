/** The set-up of a game for the set-up page, with defaults where the game defines none. */
import { gameParts } from '.';
import type { Direction, GameSetup } from './contract';

const PLAIN: GameSetup = { idle: () => [], marks: null, seats: () => undefined };

export function setupOf(key: string): GameSetup {
  return { ...PLAIN, ...gameParts(key)?.setup };
}

/** Clockwise from the viewer's side, spaced as evenly as possible. */
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
  return setupOf(key).seats(players) ?? EVENLY[players] ?? [];
}
