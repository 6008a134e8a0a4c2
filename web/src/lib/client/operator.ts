/** The operator's endpoints, typed. The server sets their cookie when the key is shown; scripts cannot read it. */
import type { Ended, Overview, TableDetails, TableList } from '$lib/wire/messages';
import { ask } from './http';

const ROOT = '/api/operator';
const PAGE = 30; // tables at a time

/** The key is also sent as a header: the server then knows the operator while it makes others wait. */
export function showKey(key: string): Promise<undefined> {
  const canBeHeader = /^[\x21-\x7e]+$/.test(key); // a key that somebody chose may hold anything
  return ask<undefined>(
    `${ROOT}/session`,
    { key },
    'POST',
    canBeHeader ? { authorization: `Bearer ${key}` } : {},
  );
}
export const forgetKey = () => ask<undefined>(`${ROOT}/session`, undefined, 'DELETE');
export const fetchOverview = () => ask<Overview>(`${ROOT}/overview`);
export const fetchDetails = (table: string) =>
  ask<TableDetails>(`${ROOT}/tables/${encodeURIComponent(table)}`);
export const endTable = (table: string) =>
  ask<Ended>(`${ROOT}/tables/${encodeURIComponent(table)}/end`, undefined, 'POST');

/** Where the record of a table can be downloaded, finished or not. */
export const exportAddress = (table: string) => `${ROOT}/tables/${encodeURIComponent(table)}/record`;

/** The first page of search results, or the page after a table; a refresh asks for as many as are shown already. */
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
