/** The parts of Blackout for the pages. */
import type { PageGame } from '../contract';
import Art from './BlackoutArt.svelte';

export default {
  Play: () => import('./BlackoutPlay.svelte'),
  Board: () => import('./BlackoutBoard.svelte'),
  ScoreSheet: () => import('./BlackoutScoreSheet.svelte'),
  Review: () => import('./analysis/Review.svelte'),
  Rules: () => import('./BlackoutRules.svelte'),
  keys: () => import('./keys'),
  Art,
  mark: { colour: 'green', cells: [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]] }, // prettier-ignore
  colours: ['blue', 'green', 'yellow', 'red', 'violet'].map((colour) => `var(--${colour})`),
  moveWords: () => import('./move-words'),
} satisfies PageGame;
