/** The server's endpoints about puzzles. */
import type {
  DailyBoard,
  Mistake,
  Mistakes,
  OpenedTable,
  PuzzleHall,
  PuzzleProgress,
  PuzzleTable,
  Rush,
} from '$lib/wire/messages';
import { ask } from './http';

const here = '/api/puzzles';
const at = (table: string) => `${here}/tables/${encodeURIComponent(table)}`;

export const fetchHall = () => ask<PuzzleHall>(here);
export const fetchProgress = () => ask<PuzzleProgress>(`${here}/me`);
export const fetchBoard = (game: string) =>
  ask<DailyBoard>(`${here}/daily/${encodeURIComponent(game)}/board`);
export const fetchAttempt = (table: string) => ask<PuzzleTable>(at(table));
export const nextPuzzle = (game: string, idea: string, name: string) =>
  ask<PuzzleTable>(`${here}/next`, { game, idea, name });
export const dailyPuzzle = (game: string, name: string) => ask<PuzzleTable>(`${here}/daily`, { game, name });
export const againPuzzle = (table: string) => ask<PuzzleTable>(`${at(table)}/again`, {});
export const beginRush = (game: string, name: string) => ask<Rush>(`${here}/rush`, { game, name });
/** The rush so far, with its next puzzle. */
export const goOnRush = (run: string) => ask<Rush>(`${here}/rush/${encodeURIComponent(run)}`, {});
/** The same puzzle to look at: it never counts. */
export const openPuzzle = (id: string) => ask<OpenedTable>('/api/studies', { study: `puzzle/${id}` });
/** The steps of the user's costliest moves in a reviewed game. */
export const fetchMistakes = (table: string) =>
  ask<Mistakes>(`${here}/mistakes/${encodeURIComponent(table)}`);
/** The position before one of them. */
export const openMistake = (table: string, step: number) => ask<Mistake>(`${here}/mistakes`, { table, step });
