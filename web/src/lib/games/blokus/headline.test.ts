import { beforeAll, expect, test } from 'vitest';
import { chairOf } from '$lib/client/messages.testdata';
import { setLanguage } from '$lib/words';
import { headlineOf } from './headline';
import { situation } from './narration';
import { position } from './positions.testdata';

beforeAll(() => setLanguage('en'));

const chair = (seat: number, name: string) =>
  chairOf(seat, { name, mine: seat === 0, bot: seat === 0 ? '' : 'greedy' });
const AT = { chairs: [chair(0, 'Ada'), chair(1, 'Oak')], closed: false };
const TWO_HERE = { ...AT, chairs: [chair(0, 'Ada'), { ...chair(1, 'Bo'), mine: true, bot: '' }] };
const FREE = { ...AT, chairs: [chair(0, 'Ada'), { ...chair(1, ''), taken: false, bot: '' }] };
const CLOSED = { ...AT, closed: true };
const ME = { seat: 0, acting: false, isShared: false };
/** Removes the marks that isolate the text direction of names. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

const oaksTurn = position('B I1 a20');
const won = (...places: number[]) => ({
  ...oaksTurn,
  outcome: { reason: 'finished', places, scores: places.map(() => 0) },
});

test.each([
  ['Oak is thinking', AT, oaksTurn, ME],
  ['Your turn', AT, position(), { ...ME, acting: true }],
  ['The chair is still free', FREE, oaksTurn, ME],
  ['Ada’s turn', TWO_HERE, position(), { ...ME, acting: true, isShared: true }],
  ['The table was closed', CLOSED, oaksTurn, ME],
  ['The table was closed', CLOSED, position(), { ...ME, acting: true }],
  ['You win!', AT, won(1, 2), ME],
  ['Oak wins', AT, won(2, 1), ME],
  ['You win!', CLOSED, won(1, 2), ME],
])('%s', (words, table, view, side) => {
  expect(plain(headlineOf(table, view, side))).toBe(words);
});

test('nobody is told to be to play at a table that was closed', () => {
  expect(plain(situation(oaksTurn, AT))).toContain('Oak');
  expect(situation(oaksTurn, CLOSED)).toBe('The table was closed');
});
