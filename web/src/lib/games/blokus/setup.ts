/** Which colours lie before which chair while a table of Blokus is being set. */
import type { GameSetup } from '../setups';
import ChairMark from './ChairMark.svelte';

/** With two players each plays two colours, always these. */
const PAIRS: readonly (readonly string[])[] = [
  ['blue', 'red'],
  ['yellow', 'green'],
];

export const blokusSetup = {
  prominent: ['scoring'],
  marks: {
    option: 'colours',
    Mark: ChairMark,
    ofChair(players, seat, chosen) {
      if (players === 2) return PAIRS[seat] ?? [];
      return chosen.slice(seat, seat + 1);
    },
    /** With three players all lay the fourth colour in turns. */
    ofAll: (players, chosen) => (players === 3 ? chosen.slice(3) : []),
  },
} satisfies Partial<GameSetup>;
