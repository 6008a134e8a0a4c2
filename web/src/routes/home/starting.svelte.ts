/** Opens tables for the buttons of a game, one at a time. */
import { openTable, reasonOf } from '$lib/client/http';
import { goTo } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import type { GameInfo } from '$lib/wire/messages';
import { rememberPlayed } from '../new/last-played';
import { toNewTable, type TablePlan } from '../new/table-plan';

let starting = $state('');

/** The game whose table is being opened; empty: none. */
export function startingGame(): string {
  return starting;
}

/** Opens the table and goes there; returns '' or the slug of the reason why it could not be opened. */
export async function startTable(
  key: string,
  planned: () => Promise<{ game: GameInfo; plan: TablePlan } | null>,
): Promise<string> {
  starting = key;
  try {
    const found = await planned();
    if (!found) return 'unknown-game';
    const { table } = await openTable({ ...toNewTable(found.game, found.plan), pace: settings.pace });
    rememberPlayed(found.game, found.plan);
    goTo(`/t/${table}`);
    return '';
  } catch (error) {
    return reasonOf(error);
  } finally {
    starting = '';
  }
}
