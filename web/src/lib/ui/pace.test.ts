import { expect, test, vi } from 'vitest';
import type { TableStore } from '$lib/client/table.svelte';
import { settings } from '$lib/settings.svelte';
import type { Table } from '$lib/wire/messages';
import { choosePace } from './pace';

const at = (mine: boolean, host = false) => ({ host, chairs: [{ mine }, { mine: false }] }) as Table;
const storeThat = (answers: string) => ({ ask: vi.fn(async () => answers) }) as unknown as TableStore;

test('a player changes the table and remembers the choice', async () => {
  const store = storeThat('');
  expect(await choosePace(store, at(true), 'slow')).toBe('');
  expect(store.ask).toHaveBeenCalledExactlyOnceWith({ type: 'set_pace', pace: 'slow' });
  expect(settings.pace).toBe('slow');
});

test('a visitor only remembers it, and after the end there is nothing to change', async () => {
  const store = storeThat('');
  await choosePace(store, at(false), 'quick');
  expect(store.ask).not.toHaveBeenCalled();
  expect(settings.pace).toBe('quick');
  expect(await choosePace(storeThat('game-over'), at(false, true), 'normal')).toBe('');
  expect(await choosePace(storeThat('too-fast'), at(true), 'normal')).toBe('too-fast');
});
