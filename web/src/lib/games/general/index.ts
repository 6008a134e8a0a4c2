/** Shows every game that has no folder here, with its own picture and a list of its moves. */
import type { PageGame } from '../contract';

export default {
  Play: () => import('./GeneralPlay.svelte'),
  Board: () => import('./GeneralBoard.svelte'),
  ScoreSheet: () => import('./GeneralScoreSheet.svelte'),
} satisfies PageGame;
