/** A move in the English words of a replay, at a table where Bo sits on the first chair. */
import type { Table } from '$lib/wire/messages';
import { setLanguage } from '$lib/words';
import { loadMoveTeller } from './move-words';

export async function told(game: string, move: string, before?: unknown): Promise<string> {
  await setLanguage('en');
  const tell = await loadMoveTeller(game);
  const text = tell({ game, chairs: [{ seat: 0, name: 'Bo', taken: true }] } as Table, move, before);
  return text.replace(/[\u2068\u2069]/g, ''); // the marks that isolate the text direction of names
}
