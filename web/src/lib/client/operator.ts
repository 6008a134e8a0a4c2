/** The operator's doors, typed. The cookie that they need comes from showing the key and is not ours to read. */
import type { Ended, Overview, TableDetails, TableList } from '$lib/wire/messages';
import { ask } from './http';

const ROOT = '/api/operator';
const PAGE = 30; // tables at a time

export const showKey = (key: string) => ask<undefined>(`${ROOT}/session`, { key });
export const forgetKey = () => ask<undefined>(`${ROOT}/session`, undefined, 'DELETE');
export const fetchOverview = () => ask<Overview>(`${ROOT}/overview`);
export const fetchDetails = (table: string) =>
  ask<TableDetails>(`${ROOT}/tables/${encodeURIComponent(table)}`);
export const endTable = (table: string) =>
  ask<Ended>(`${ROOT}/tables/${encodeURIComponent(table)}/end`, undefined, 'POST');

/** Where the record of a table can be downloaded, finished or not. */
export const exportAddress = (table: string) => `${ROOT}/tables/${encodeURIComponent(table)}/record`;

/** The first page of what fits the search, or the one after a table; as many as are shown already, to look again. */
export function listTables(
  search: string,
  { after, atLeast = 0 }: { after?: { table: string; changed_ms: number }; atLeast?: number } = {},
): Promise<TableList> {
  const asked = new URLSearchParams({ search, limit: String(Math.min(200, Math.max(PAGE, atLeast))) });
  if (after) {
    asked.set('after', after.table);
    asked.set('after_ms', String(after.changed_ms));
  }
  return ask<TableList>(`${ROOT}/tables?${asked.toString()}`);
}
