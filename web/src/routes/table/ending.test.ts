import { beforeAll, expect, test } from 'vitest';
import type { Chair, Table } from '$lib/wire/messages';
import { setLanguage } from '$lib/words';
import { endingOf } from './ending';

beforeAll(() => setLanguage('en'));

function tableOf(...chairs: Partial<Chair>[]): Table {
  const all = chairs.map((chair, seat) => ({
    seat,
    name: '',
    taken: true,
    mine: false,
    bot: '',
    left: false,
    by: null,
    ...chair,
  }));
  return { game: 'quarry', options: {}, players: all.length, chairs: all } as unknown as Table;
}
const ended = (places: number[], reason = 'all-out') => ({ outcome: { reason, places, scores: places } });

test('somebody at this page has won, or has only played, or has watched', () => {
  const table = tableOf({ mine: true, name: 'Ada' }, { name: 'Ben' });
  expect(endingOf(table, ended([1, 2]))).toMatchObject({ iWon: true, iPlayed: true, why: [] });
  expect(endingOf(table, ended([2, 1]))).toMatchObject({
    title: expect.stringMatching(/Ben.* won/),
    iWon: false,
    iPlayed: true,
  });
  const watched = tableOf({ name: 'Ada' }, { name: 'Ben' });
  expect(endingOf(watched, ended([1, 2]))).toMatchObject({ iWon: false, iPlayed: false });
});

test('alone, nobody is beaten: there is no winner to celebrate', () => {
  expect(endingOf(tableOf({ mine: true }), ended([1]))).toMatchObject({
    isAlone: true,
    iWon: false,
    why: [],
  });
  expect(endingOf(tableOf({ mine: true }), ended([1], 'last-player'))).toMatchObject({
    title: 'The game is over',
  });
});

test('an early end says who gave up, and who was away for too long', () => {
  const table = tableOf({ mine: true }, { name: 'Ben', left: true }, { name: 'Cleo', left: true, by: 0 });
  const { why } = endingOf(table, ended([1, 2, 2], 'last-player'));
  expect(why).toHaveLength(2);
  expect(why[0]).toContain('Ben');
  expect(why[1]).toContain('Cleo');
  expect(endingOf(table, ended([1, 2, 2])).why).toEqual([]);
});
