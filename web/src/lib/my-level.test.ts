import { beforeEach, expect, test } from 'vitest';
import { settings } from '$lib/settings.svelte';
import type { Chair, GameInfo, Table } from '$lib/wire/messages';
import { countGame, myLevel, setMyLevel } from './my-level';

const facts: Partial<GameInfo> = {
  key: 'race',
  bots: ['easy', 'medium', 'champion', 'adapting', '1', '2', '3'],
  scale: ['easy', 'medium', 'champion'],
  old_levels: { child: 'easy', family: 'medium' },
  first_level: 'easy',
  adapting_levels: ['adapting'],
  characters: [],
};
const game = facts as GameInfo;
const chair = (rest: Partial<Chair>) => ({ taken: false, mine: false, bot: '', ...rest }) as Chair;
const me = chair({ taken: true, mine: true });
const bots = (level: string) => [chair({ bot: level }), chair({ bot: level })];
const at = (table: string, ...chairs: Chair[]) => ({ table, chairs }) as Table;

beforeEach(() => {
  settings.levels = {};
  settings.counted = {};
});

test('a beginner meets the level that the game says', () => {
  expect(myLevel(game)).toBe('easy');
});

test('a win goes one level up, a loss one down, and neither beyond the ends', () => {
  expect(countGame(game, at('a', me, ...bots('easy')), true)).toBe('up');
  expect(myLevel(game)).toBe('medium');
  expect(countGame(game, at('b', me, ...bots('medium')), false)).toBe('down');
  expect(myLevel(game)).toBe('easy');
  expect(countGame(game, at('c', me, ...bots('easy')), false)).toBe('same');
  expect(countGame(game, at('d', me, ...bots('champion')), true)).toBe('same');
  expect(myLevel(game)).toBe('champion');
});

test('among the other levels of a game the way goes along these', () => {
  expect(countGame(game, at('a', me, ...bots('2')), true)).toBe('up');
  expect(myLevel(game)).toBe('3');
  expect(countGame(game, at('b', me, ...bots('3')), true)).toBe('same');
  expect(countGame(game, at('c', me, ...bots('1')), false)).toBe('same');
  expect(myLevel(game)).toBe('1');
});

test('a level that is remembered by its old name is still the same', () => {
  setMyLevel('race', 'family');
  expect(myLevel(game)).toBe('medium');
});

test('a game counts once, however often its end is looked at', () => {
  const table = at('a', me, ...bots('easy'));
  expect([1, 2, 3].map(() => countGame(game, table, true))).toEqual(['up', 'up', 'up']);
  expect(myLevel(game)).toBe('medium');
});

test.each([
  ['another person plays', [me, chair({ taken: true }), ...bots('easy')]],
  ['two people share the page', [me, me, ...bots('easy')]],
  ['a bot played for me', [{ ...me, bot: 'easy' }, ...bots('easy')]],
  ['nobody is against me', [me]],
  ['I only watch', bots('easy')],
  ['the bots adapt by themselves', [me, ...bots('adapting')]],
  ['the bots are of two scales', [me, chair({ bot: 'easy' }), chair({ bot: '2' })]],
  ['the level is unknown', [me, ...bots('of old days')]],
])('nothing follows where %s', (_, chairs) => {
  expect(countGame(game, at('a', ...chairs), true)).toBeNull();
  expect(myLevel(game)).toBe('easy');
});

test('people may set it, and a level that is no more is forgotten', () => {
  setMyLevel('race', 'champion');
  expect(myLevel(game)).toBe('champion');
  setMyLevel('race', 'gone');
  expect(myLevel(game)).toBe('easy');
});
