import { describe, expect, test } from 'vitest';
import type { GameInfo } from '$lib/wire/messages';
import {
  coloursOf,
  firstPlan,
  sharedColour,
  takebackOf,
  toNewTable,
  withChair,
  withColour,
  withPlayers,
  withSitter,
} from './table-plan';

const option = (key: string, values: string[], players: number[] = [], per_seat = false) => ({
  key,
  values,
  default: per_seat ? '' : (values[0] ?? ''),
  per_seat,
  players,
});
const game: GameInfo = {
  key: 'blokus',
  players: [2, 3, 4],
  bots: ['random', 'greedy'],
  options: [
    option('scoring', ['basic', 'advanced']),
    option('starter', ['random', '0', '1', '2', '3'], [4]),
    option('colours', ['blue', 'yellow', 'red', 'green'], [3, 4], true),
  ],
};
const BOTS = ['Oak', 'Maple', 'Cherry', 'Birch'];
const plan = firstPlan(game, 'Ada', BOTS);

test('the first plan is me and three of the strongest bots', () => {
  expect(toNewTable(game, plan)).toEqual({
    game: 'blokus',
    seats: [
      { sitter: 'me', name: 'Ada' },
      { sitter: 'bot', name: 'Oak', level: 'greedy' },
      { sitter: 'bot', name: 'Maple', level: 'greedy' },
      { sitter: 'bot', name: 'Cherry', level: 'greedy' },
    ],
    options: { colours: 'blue,yellow,red,green' },
    takeback: true,
  });
});

describe('who sits where', () => {
  test('I sit on one chair: moving swaps me with whoever was there', () => {
    const moved = withSitter(plan, 2, 'me', BOTS);
    expect(moved.chairs.map(({ sitter, name }) => `${sitter} ${name}`)).toEqual([
      'bot Maple',
      'bot Oak',
      'me Ada',
      'bot Cherry',
    ]);
  });

  test('I may leave all chairs to bots, and come back', () => {
    const watching = withSitter(plan, 0, 'bot', BOTS);
    expect(watching.chairs[0]).toMatchObject({ sitter: 'bot', name: 'Birch' });
    expect(withSitter(watching, 1, 'me', BOTS).chairs[1]).toMatchObject({ sitter: 'me', name: '' });
  });

  test('with fewer chairs I keep one', () => {
    const fewer = withPlayers(withSitter(plan, 3, 'me', BOTS), 2);
    expect(fewer.chairs.slice(0, 2).map(({ sitter }) => sitter)).toEqual(['me', 'bot']);
  });

  test('a friend by link has no name yet, and makes taking back unusual', () => {
    const invited = withSitter(plan, 1, 'link', BOTS);
    expect(toNewTable(game, invited).seats[1]).toEqual({ sitter: 'link', name: '' });
    expect(takebackOf(invited)).toBe(false);
    expect(takebackOf({ ...invited, takeback: true })).toBe(true);
    expect(takebackOf(withPlayers(withSitter(plan, 3, 'link', BOTS), 3))).toBe(true);
  });

  test('blanks around a name are not part of it', () => {
    expect(toNewTable(game, withChair(plan, 0, { name: '  Ada ' })).seats[0]).toEqual({
      sitter: 'me',
      name: 'Ada',
    });
  });
});

describe('colours', () => {
  test('are swapped, never doubled', () => {
    const swapped = withColour(plan, 0, 'green');
    expect(swapped.chairs.map(({ colour }) => colour)).toEqual(['green', 'yellow', 'red', 'blue']);
  });

  test('with three players the one nobody chose is shared', () => {
    const three = withPlayers(plan, 3);
    expect(sharedColour(three)).toBe('green');
    const other = withColour(three, 1, 'green');
    expect(sharedColour(other)).toBe('yellow');
    expect(toNewTable(game, other).options).toEqual({ colours: 'blue,green,red' });
  });

  test('with two players are pairs that nobody chooses', () => {
    const two = withPlayers(plan, 2);
    expect([coloursOf(two, 0), coloursOf(two, 1)]).toEqual([
      ['blue', 'red'],
      ['yellow', 'green'],
    ]);
    expect(toNewTable(game, two).options).toEqual({});
  });
});

test('options that mean nothing with so many players are not sent', () => {
  const chosen = { ...plan, options: { ...plan.options, scoring: 'advanced', starter: '2' } };
  expect(toNewTable(game, chosen).options).toMatchObject({ scoring: 'advanced', starter: '2' });
  expect(toNewTable(game, withPlayers(chosen, 2)).options).toEqual({ scoring: 'advanced' });
});
