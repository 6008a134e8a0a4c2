/** Which colours lie before which chair while a table of Blokus is being set. */
import type { GameSetup } from '../setups';
import ChairMark from './ChairMark.svelte';

/** With two players each plays two colours, always these; on the small board only the first of them. */
const PAIRS: readonly (readonly string[])[] = [
  ['blue', 'red'],
  ['yellow', 'green'],
];

const isDuo = (players: number, options: Readonly<Record<string, string>>) =>
  players === 2 && options.board === 'duo';

export const blokusSetup = {
  prominent: ['board', 'scoring'],
  idle: (players, options) => (isDuo(players, options) ? ['startCorner', 'bonusScope'] : []),
  marks: {
    option: 'colours',
    Mark: ChairMark,
    ofChair(players, seat, chosen, options) {
      if (players === 2) return PAIRS[seat]?.slice(0, isDuo(players, options) ? 1 : 2) ?? [];
      return chosen.slice(seat, seat + 1);
    },
    /** With three players all lay the fourth colour in turns. */
    ofAll: (players, chosen) => (players === 3 ? chosen.slice(3) : []),
  },
} satisfies Partial<GameSetup>;
