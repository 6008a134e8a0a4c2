/** Which colours belong to which chair while a table of Blokus is set up. */
import { BLOKUS } from '$lib/wire/games';
import type { GameSetup } from '../contract';
import ChairMark from './ChairMark.svelte';

const isDuo = (players: number, options: Readonly<Record<string, string>>) =>
  players === 2 && options.board === 'duo';

export const setup = {
  idle: (players, options) => (isDuo(players, options) ? ['startCorner', 'bonusScope'] : []),
  marks: {
    option: 'colours',
    Mark: ChairMark,
    ofChair(players, seat, chosen, options) {
      if (players !== 2) return chosen.slice(seat, seat + 1);
      return BLOKUS.coloursOfTwo[isDuo(players, options) ? 'duo' : 'classic'][seat] ?? [];
    },
    /** With three players, all take turns to lay the fourth colour. */
    ofAll: (players, chosen) => (players === 3 ? chosen.slice(3) : []),
  },
} satisfies Partial<GameSetup>;
