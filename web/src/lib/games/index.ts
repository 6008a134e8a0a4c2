/** The games that can be played here, each part a chunk of its own. */
import type { GameParts } from './contract';

const GAMES: Readonly<Record<string, GameParts>> = {
  blokus: {
    Play: () => import('./blokus/BlokusPlay.svelte'),
    Board: () => import('./blokus/BlokusBoard.svelte'),
    ScoreSheet: () => import('./blokus/BlokusScoreSheet.svelte'),
    Review: () => import('./blokus/analysis/Review.svelte'),
    // Pentobi's colours have corners of their own; in Duo all have.
    otherRecords: ({ startCorner, board }) => (startCorner === 'fixed' || board === 'duo' ? ['blksgf'] : []),
  },
  blackout: {
    Play: () => import('./blackout/BlackoutPlay.svelte'),
    Board: () => import('./blackout/BlackoutBoard.svelte'),
    ScoreSheet: () => import('./blackout/BlackoutScoreSheet.svelte'),
  },
  blockyou: {
    Play: () => import('./blockyou/BlockYouPlay.svelte'),
    Board: () => import('./blockyou/BlockYouBoard.svelte'),
    ScoreSheet: () => import('./blockyou/BlockYouScoreSheet.svelte'),
  },
  blockout: {
    Play: () => import('./blockout/BlockoutPlay.svelte'),
    Board: () => import('./blockout/BlockoutBoard.svelte'),
    ScoreSheet: () => import('./blockout/BlockoutScoreSheet.svelte'),
  },
};

/** A game's parts; undefined when this page does not know the game. */
export function gameParts(key: string): GameParts | undefined {
  return Object.hasOwn(GAMES, key) ? GAMES[key] : undefined;
}
