/** Describes moves in a replay: in the game's words where it has some, otherwise in notation. */
import type { Table } from '$lib/wire/messages';
import { t } from '$lib/words';
import { gameParts } from '.';
import type { MoveWords } from './contract';

export type MoveTeller = (table: Table, move: string, before?: unknown) => string;

/** Loads a game's words for its moves. If they cannot be loaded, the notation is shown. */
export async function loadMoveTeller(game: string): Promise<MoveTeller> {
  const words = await load(game).catch(() => undefined);
  return (table, move, before) => words?.(table, move, before) ?? (isWait(move) ? t('replay-wait') : move);
}

async function load(game: string): Promise<MoveWords | undefined> {
  return (await gameParts(game)?.moveWords?.())?.default;
}

function isWait(move: string): boolean {
  return /^wait\d+ms(@|$)/.test(move);
}
