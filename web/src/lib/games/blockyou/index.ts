/** The parts of BlockYou! for the pages. */
import { BLOCKYOU } from '$lib/wire/games';
import type { PageGame } from '../contract';
import Art from './BlockYouArt.svelte';

export default {
  Play: () => import('./BlockYouPlay.svelte'),
  Board: () => import('./BlockYouBoard.svelte'),
  ScoreSheet: () => import('./BlockYouScoreSheet.svelte'),
  Rules: () => import('./BlockYouRules.svelte'),
  keys: () => import('./keys'),
  Art,
  mark: { colour: 'red', cells: [[0, 0], [1, 0], [0, 1], [1, 1]] }, // prettier-ignore
  colours: ['#d8362c', '#f58220', '#ffd42e', '#97d94f', '#2a66dd', '#6f3fae'], // of the cards, as in paint.ts
  // Cards point at players, so the chairs stand where the rules place them.
  setup: { seats: (players) => BLOCKYOU.seats[players - 1] },
  moveWords: () => import('./move-words'),
} satisfies PageGame;
