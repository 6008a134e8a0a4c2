import { beforeAll, expect, test } from 'vitest';
import { chairOf } from '$lib/client/messages.testdata';
import { setLanguage } from '$lib/words';
import { peopleOn, personOn, withShortNames } from './chairs';

beforeAll(() => setLanguage('en'));

const chair = chairOf;
const me = chair(0, { mine: true, name: 'Ada' });
const bo = chair(1, { name: 'Bo' });
const oak = chair(2, { name: 'Oak', taken: false, bot: 'family' });
const free = chair(3, { taken: false });
const table = [me, bo, oak, free];

test('sentences tell me, another, a bot and a free chair apart', () => {
  expect(table.map(({ seat }) => personOn(table, seat).who)).toEqual(['you', 'other', 'bot', 'nobody']);
  expect(personOn(table, null)).toEqual({ who: 'nobody', name: '' });
});

test('where two people share a page, neither is "you"', () => {
  expect(personOn([me, { ...bo, mine: true }], 0)).toEqual({ who: 'other', name: 'Ada' });
});

test('a bot that plays for me is not "you"', () => {
  expect(personOn([{ ...me, bot: 'family' }, bo], 0)).toEqual({ who: 'bot', name: 'Your bot' });
});

test.each([
  [[], 'nobody', ''],
  [[0], 'you', 'Ada'],
  [[2], 'bot', 'Oak'],
  [[0, 1], 'together', 'Bo'],
  [[1, 2], 'several', '\u2068Bo\u2069 and \u2068Oak\u2069'],
  [[0, 1, 2], 'together', '\u2068Bo\u2069 and \u2068Oak\u2069'],
])('seats %j: %s', (seats, who, names) => {
  expect(peopleOn(table, seats)).toEqual({ who, names, count: seats.length });
});

test('a long name in a sentence is cut, so that its verb is seen', () => {
  expect(withShortNames('\u2068Bartholomew the Third\u2069 is thinking')).toBe(
    '\u2068Bartholomew t…\u2069 is thinking',
  );
  expect(withShortNames('\u2068Bo\u2069 is thinking since \u206814:05\u2069')).toBe(
    '\u2068Bo\u2069 is thinking since \u206814:05\u2069',
  );
});
