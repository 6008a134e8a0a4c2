/** Sets how fast bots play: at this table from their next turn on, and at the next tables of this device. */
import type { TableStore } from '$lib/client/table.svelte';
import { settings } from '$lib/settings.svelte';
import type { Pace, Table } from '$lib/wire/messages';

/** Resolves to '' or to the slug of a refusal; a player who only watches changes the setting alone. */
export async function choosePace(store: TableStore, table: Table, pace: Pace): Promise<string> {
  settings.pace = pace;
  const mayChange = table.host || table.chairs.some(({ mine }) => mine);
  const reason = mayChange ? await store.ask({ type: 'set_pace', pace }) : '';
  return reason === 'game-over' ? '' : reason;
}
