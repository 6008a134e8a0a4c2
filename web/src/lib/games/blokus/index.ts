/** The parts of Blokus for the pages. */
import type { BlokusView } from '$lib/wire/messages';
import type { PageGame } from '../contract';
import Art from './BlokusArt.svelte';
import { setup } from './setup';

export default {
  Play: () => import('./BlokusPlay.svelte'),
  Board: () => import('./BlokusBoard.svelte'),
  ScoreSheet: () => import('./BlokusScoreSheet.svelte'),
  Review: () => import('./analysis/Review.svelte'),
  Rules: () => import('./BlokusRules.svelte'),
  keys: () => import('./keys'),
  Art,
  mark: { colour: 'blue', cells: [[0, 0], [1, 0], [1, 1], [2, 1]] }, // prettier-ignore
  colours: ['blue', 'yellow', 'red', 'green'].map((colour) => `var(--${colour})`),
  setup,
  moveWords: () => import('./move-words'),
  moveColour: (before) => (before as BlokusView | undefined)?.turn ?? null,
  otherRecords: () => ['blksgf'],
} satisfies PageGame;
