/** The parts of Block Out! for the pages. */
import type { PageGame } from '../contract';
import Art from './BlockoutArt.svelte';
import { editions } from './editions';
import { idleOptions } from './idle';
import { paintOf } from './paint';
import { turnOf } from './turn';

export default {
  Play: () => import('./ModelPlay.svelte'),
  Board: () => import('./BlockoutBoard.svelte'),
  Question: () => import('./BlockoutQuestion.svelte'),
  ScoreSheet: () => import('./BlockoutScoreSheet.svelte'),
  Rules: () => import('./BlockoutRules.svelte'),
  keys: () => import('./keys'),
  Art,
  editions,
  mark: { colour: 'yellow', cells: [[1, 0], [1, 1], [0, 2], [1, 2], [2, 2]] }, // prettier-ignore
  colours: (['wood', 'red', 'blue', 'yellow'] as const).map((colour) => paintOf(colour).base),
  setup: { idle: (_, options) => idleOptions(options) },
  moveWords: () => import('./move-words'),
  turnOf,
} satisfies PageGame;
