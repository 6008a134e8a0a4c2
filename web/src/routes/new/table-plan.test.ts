import { describe, expect, test } from 'vitest';
import type { GameInfo } from '$lib/wire/messages';
import {
  choicesOf,
  firstPlan,
  hintsOf,
  optionsFor,
  playersOf,
  takebackOf,
  toNewTable,
  valueOf,
  valuesFor,
  withChair,
  withChoice,
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
  bots: ['1', '2', '3', '4'],
  analysis: true,
  options: [
    option('scoring', ['basic', 'advanced']),
    option('starter', ['random', '0', '1', '2', '3'], [4]),
    option('colours', ['blue', 'yellow', 'red', 'green'], [3, 4], true),
  ],
};
const dice: GameInfo = {
  key: 'blackout',
  players: [2, 3, 4],
  bots: ['easy', 'medium', 'strong'],
  analysis: false,
  options: [option('duty', ['must', 'may']), option('starter', ['random', '0', '1', '2', '3'])],
};
const race: GameInfo = {
  key: 'blockyou',
  players: [2, 3, 4, 5],
  bots: ['child', 'family', 'champion'],
  analysis: false,
  options: [
    option('faultFingers', ['byCause', 'selfAlwaysCounts']),
    option('solo', ['off', 'on'], [1]),
    option('roundSeconds', ['0', '30']),
  ],
};
const BOTS = ['Oak', 'Maple', 'Cherry', 'Birch'];
const plan = firstPlan(game, 'Ada', BOTS);

test('the first plan is me and three bots', () => {
  expect(toNewTable(game, plan)).toEqual({
    game: 'blokus',
    seats: [
      { sitter: 'me', name: 'Ada' },
      { sitter: 'bot', name: 'Oak', level: '3' },
      { sitter: 'bot', name: 'Maple', level: '3' },
      { sitter: 'bot', name: 'Cherry', level: '3' },
    ],
    options: { colours: 'blue,yellow,red,green' },
    takeback: true,
    hints: true,
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
    expect(takebackOf(game, invited)).toBe(false);
    expect(takebackOf(game, { ...invited, takeback: true })).toBe(true);
    expect(takebackOf(game, withPlayers(withSitter(plan, 3, 'link', BOTS), 3))).toBe(true);
  });

  test('blanks around a name are not part of it', () => {
    expect(toNewTable(game, withChair(plan, 0, { name: '  Ada ' })).seats[0]).toEqual({
      sitter: 'me',
      name: 'Ada',
    });
  });
});

describe('what chairs choose one by one', () => {
  test('is swapped, never doubled', () => {
    const swapped = withChoice(plan, 0, 'colours', 'green');
    expect(choicesOf(swapped, 'colours')).toEqual(['green', 'yellow', 'red', 'blue']);
  });

  test('is sent for the chairs that are used', () => {
    const three = withPlayers(plan, 3);
    const other = withChoice(three, 1, 'colours', 'green');
    expect(toNewTable(game, other).options).toEqual({ colours: 'blue,green,red' });
  });

  test('is not sent where the option means nothing', () => {
    expect(toNewTable(game, withPlayers(plan, 2)).options).toEqual({});
  });

  test('is nothing in a game without such an option', () => {
    const plain = firstPlan(dice, 'Ada', BOTS);
    expect(plain.chairs.map(({ choices }) => choices)).toEqual([{}, {}, {}, {}]);
    expect(withChoice(plain, 0, 'colours', 'green')).toBe(plain);
    expect(toNewTable(dice, plain).options).toEqual({});
  });
});

test('options that mean nothing with so many players are not sent', () => {
  const chosen = { ...plan, options: { ...plan.options, scoring: 'advanced', starter: '2' } };
  expect(toNewTable(game, chosen).options).toMatchObject({ scoring: 'advanced', starter: '2' });
  expect(toNewTable(game, withPlayers(chosen, 2)).options).toEqual({ scoring: 'advanced' });
});

test('options that say nothing on the small board are neither shown nor sent with it', () => {
  const boards = {
    ...game,
    options: [
      ...game.options,
      option('board', ['classic', 'duo'], [2]),
      option('startCorner', ['free', 'fixed']),
    ],
  };
  const chosen = { ...plan, options: { ...plan.options, board: 'duo', startCorner: 'fixed' } };
  expect(toNewTable(boards, withPlayers(chosen, 2)).options).toEqual({ board: 'duo' });
  expect(toNewTable(boards, withPlayers(chosen, 3)).options).toMatchObject({ startCorner: 'fixed' });
});

test('who does not play cannot be the one who begins', () => {
  const starter = option('starter', ['random', '0', '1', '2', '3']);
  const chosen = { ...firstPlan(dice, 'Ada', BOTS), options: { duty: 'may', starter: '3' } };
  const fewer = withPlayers(chosen, 2);
  expect(valuesFor(starter, 2)).toEqual(['random', '0', '1']);
  expect(valueOf(chosen, starter)).toBe('3');
  expect(valueOf(fewer, starter)).toBe('random');
  expect(toNewTable(dice, fewer).options).toEqual({ duty: 'may' });
});

test('where there are no bots, people sit beside me', () => {
  const { seats } = toNewTable(dice, firstPlan({ ...dice, bots: [] }, 'Ada', BOTS));
  expect(seats.map(({ sitter }) => sitter)).toEqual(['me', 'here', 'here', 'here']);
});

describe('a race', () => {
  const first = firstPlan(race, 'Ada', BOTS);

  test('is usually one of four, though five can play, and nobody takes back', () => {
    expect(toNewTable(race, first)).toEqual({
      game: 'blockyou',
      seats: [
        { sitter: 'me', name: 'Ada' },
        { sitter: 'bot', name: 'Oak', level: 'family' },
        { sitter: 'bot', name: 'Maple', level: 'family' },
        { sitter: 'bot', name: 'Cherry', level: 'family' },
      ],
      options: {},
      takeback: false,
    });
    expect(takebackOf(race, { ...first, takeback: true })).toBe(false);
    expect(toNewTable(race, withPlayers(first, 5)).seats).toHaveLength(5);
  });

  test('can be run alone: one chair, the option that says so, and no house rules', () => {
    expect(playersOf(race)).toEqual([1, 2, 3, 4, 5]);
    const hurried = { ...first, options: { ...first.options, roundSeconds: '30' } };
    expect(toNewTable(race, withPlayers(hurried, 1))).toMatchObject({
      seats: [{ sitter: 'me', name: 'Ada' }],
      options: { solo: 'on' },
    });
    expect(optionsFor(race, withPlayers(first, 1))).toEqual([]);
  });

  test('is never solo with others, and the option is not shown', () => {
    const back = withPlayers(withPlayers(first, 1), 2);
    expect(toNewTable(race, back).options).toEqual({});
    expect(optionsFor(race, withPlayers(first, 2)).map(({ key }) => key)).toEqual([
      'faultFingers',
      'roundSeconds',
    ]);
  });

  test('other games are not for one', () => {
    expect(playersOf(game)).toEqual([2, 3, 4]);
  });
});

describe('hints', () => {
  test('are usual unless somebody plays from elsewhere, and the host may say otherwise', () => {
    expect(hintsOf(game, plan)).toBe(true);
    const invited = withSitter(plan, 1, 'link', BOTS);
    expect(toNewTable(game, invited)).toMatchObject({ hints: false });
    expect(hintsOf(game, { ...invited, hints: true })).toBe(true);
    expect(hintsOf(game, { ...plan, hints: false })).toBe(false);
    expect(hintsOf(game, withPlayers(withSitter(plan, 3, 'link', BOTS), 2))).toBe(true);
  });

  test('are for games with an engine', () => {
    const quiet = firstPlan(dice, 'Ada', BOTS);
    expect(hintsOf(dice, { ...quiet, hints: true })).toBe(false);
    expect(toNewTable(dice, quiet)).not.toHaveProperty('hints');
  });
});
