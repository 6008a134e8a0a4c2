import { beforeEach, expect, test } from 'vitest';
import { settings } from '$lib/settings.svelte';
import type { Chair, GameInfo, Table } from '$lib/wire/messages';
import { countGame, myLevel, setMyLevel } from './my-level';

const game = {
  key: 'race',
  bots: ['adapting', 'child', 'family', 'champion'],
  first_level: 'child',
  adapting_levels: ['adapting'],
} as GameInfo;
const chair = (rest: Partial<Chair>) => ({ taken: false, mine: false, bot: '', ...rest }) as Chair;
const me = chair({ taken: true, mine: true });
const bots = (level: string) => [chair({ bot: level }), chair({ bot: level })];
const at = (table: string, ...chairs: Chair[]) => ({ table, chairs }) as Table;

beforeEach(() => {
  settings.levels = {};
  settings.counted = {};
});

test('a beginner meets the level that the game says', () => {
  expect(myLevel(game)).toBe('child');
});

test('a win goes one level up, a loss one down, and neither beyond the ends', () => {
  expect(countGame(game, at('a', me, ...bots('child')), true)).toBe('up');
  expect(myLevel(game)).toBe('family');
  expect(countGame(game, at('b', me, ...bots('family')), false)).toBe('down');
  expect(myLevel(game)).toBe('child');
  expect(countGame(game, at('c', me, ...bots('child')), false)).toBe('same');
  expect(countGame(game, at('d', me, ...bots('champion')), true)).toBe('same');
  expect(myLevel(game)).toBe('champion');
});

test('a game counts once, however often its end is looked at', () => {
  const table = at('a', me, ...bots('child'));
  expect([1, 2, 3].map(() => countGame(game, table, true))).toEqual(['up', 'up', 'up']);
  expect(myLevel(game)).toBe('family');
});

test.each([
  ['another person plays', [me, chair({ taken: true }), ...bots('child')]],
  ['two people share the page', [me, me, ...bots('child')]],
  ['a bot played for me', [{ ...me, bot: 'child' }, ...bots('child')]],
  ['nobody is against me', [me]],
  ['I only watch', bots('child')],
  ['the bots adapt by themselves', [me, ...bots('adapting')]],
  ['the level is unknown', [me, ...bots('of old days')]],
])('nothing follows where %s', (_, chairs) => {
  expect(countGame(game, at('a', ...chairs), true)).toBeNull();
  expect(myLevel(game)).toBe('child');
});

test('people may set it, and a level that is no more is forgotten', () => {
  setMyLevel('race', 'champion');
  expect(myLevel(game)).toBe('champion');
  setMyLevel('race', 'gone');
  expect(myLevel(game)).toBe('child');
});
