import { beforeAll, expect, test } from 'vitest';
import type { Step, Table } from '$lib/wire/messages';
import { setLanguage } from '$lib/words';
import { loadMoveTeller, type MoveTeller } from '../move-words';
import { rowsOf, sinceTurnOf } from '../past';

const table = {
  game: 'blokus',
  chairs: [
    { seat: 0, name: 'Ann', taken: true, mine: true },
    { seat: 1, name: 'Bo', taken: true },
  ],
} as Table;
const step = (who: string, move: string, turn = 'blue'): Step => ({
  cause: { who, move, taken_back: false },
  view: { turn },
});
const start: Step = { cause: null, view: { turn: 'blue' } };
let tell: MoveTeller;
beforeAll(async () => {
  await setLanguage('en');
  tell = await loadMoveTeller('blokus');
});

test('each row has the number, the name, the colour and the words of a move', () => {
  const rows = rowsOf(table, [start, step('0', 'I1:a20', 'yellow'), step('1', 'pass', 'red')], tell);
  expect(rows).toMatchObject([
    { step: 0, number: null, words: 'The start' },
    { step: 1, number: 1, seat: 0, name: 'Ann', colour: 'blue' },
    { step: 2, number: 2, seat: 1, name: 'Bo', colour: 'yellow', words: 'passes' },
  ]);
});

test('equal moves of luck are one row, which shows the last position', () => {
  const rows = rowsOf(
    table,
    [start, step('chance', ''), step('chance', ''), step('0', 'pass')],
    () => 'a card',
  );
  expect(rows.map(({ step, number }) => [step, number])).toEqual([
    [0, null],
    [2, null],
    [3, 1],
  ]);
});

test('a player who left is named once', () => {
  expect(rowsOf(table, [start, step('1', 'left')], tell)[1]).toMatchObject({ name: '', seat: 1 });
});

test('the rows since the last turn begin after the last own move', () => {
  const rows = rowsOf(table, [start, step('0', 'pass'), step('1', 'pass'), step('1', 'pass')], tell);
  expect(sinceTurnOf(rows, [0])).toBe(2);
  expect(sinceTurnOf(rows, [1])).toBe(4);
  expect(sinceTurnOf(rows, [])).toBe(4);
});
