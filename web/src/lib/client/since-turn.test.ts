import { expect, test, vi } from 'vitest';
import type { Cause, Chair, Moves, Table, Update } from '$lib/wire/messages';
import { SinceTurn } from './since-turn.svelte';

const cause = (who: string, move: string, taken_back = false): Cause => ({ who, move, taken_back });
const tableOf = (...mine: boolean[]) =>
  ({ table: 'oak', chairs: mine.map((own, seat) => ({ seat, mine: own, bot: '' }) as Chair) }) as Table;
const update = (...causes: Cause[]) => ({ causes, over: false }) as unknown as Update;
const none = { seq: 1, line: 0, since: 1, steps: [] } satisfies Moves;
const moves = (since: SinceTurn) => since.causes.map(({ move }) => move);

test("others' moves are collected until the own one", () => {
  const since = new SinceTurn(() => Promise.resolve(none));
  const table = tableOf(true, false, false);
  since.hear(table, update());
  since.hear(table, update(cause('0', 'a'), cause('1', 'b')));
  const last = update(cause('2', 'c'));
  since.hear(table, last);
  since.hear(table, last);
  expect(moves(since)).toEqual(['b', 'c']);
  since.hear(table, update(cause('0', 'd')));
  expect(moves(since)).toEqual([]);
});

test('a page that opens later asks what happened before', async () => {
  const step = { cause: cause('1', 'b'), view: {} };
  const since = new SinceTurn(() => Promise.resolve({ ...none, steps: [step] }));
  since.hear(tableOf(true, false), update());
  await vi.waitFor(() => expect(moves(since)).toEqual(['b']));
});

test('spectators and people at one screen see no marks', () => {
  const since = new SinceTurn(() => Promise.reject(new Error('nobody asks')));
  for (const table of [tableOf(false, false), tableOf(true, true)]) {
    since.hear(table, update());
    since.hear(table, update(cause('1', 'b')));
    expect(moves(since)).toEqual([]);
  }
});
