import { describe, expect, test } from 'vitest';
import type { GameInfo } from '$lib/wire/messages';
import {
  choicesOf,
  firstPlan,
  hintsOf,
  lastPlayedOf,
  optionsFor,
  planAgainstBots,
  playersOf,
  rulesFor,
  takebackOf,
  toNewTable,
  valueOf,
  valuesFor,
  withChair,
  withChoice,
  withFriends,
  withLevel,
  withOptions,
  withPlayers,
  withSitter,
} from './table-plan';

const option = (key: string, values: string[], players: number[] = [], per_seat = false) => ({
  key,
  values,
  default: per_seat ? '' : (values[0] ?? ''),
  per_seat,
  players,
  names_starter: key === 'starter',
  withheld: [],
});
/** The values that these tests do not care about. */
const PLAIN = {
  ages_of_options: {},
  solo_options: null,
  has_hidden: false,
  has_luck: true,
  has_gravity: false,
  causes: ['chance'],
  is_from_outside: false,
  picture: '',
  names: {},
  pitches: {},
  option_names: {},
  bot_seconds: {},
  adapting_levels: [],
  characters: [],
  old_levels: {},
  lessons: [],
  lessons_withheld: false,
};
const game: GameInfo = {
  ...PLAIN,
  key: 'blokus',
  players: [2, 3, 4],
  usual_players: 4,
  minutes: 25,
  age: 0,
  front_options: ['board', 'scoring'],
  takeback: true,
  has_turns: true,
  is_race: false,
  bots: ['1', '2', '3', '4'],
  scale: ['1', '2', '3', '4'],
  first_level: '3',
  analysis: true,
  options: [
    option('scoring', ['basic', 'advanced']),
    option('starter', ['random', '0', '1', '2', '3'], [4]),
    option('colours', ['blue', 'yellow', 'red', 'green'], [3, 4], true),
  ],
};
const dice: GameInfo = {
  ...PLAIN,
  key: 'dice',
  players: [2, 3, 4],
  usual_players: 4,
  minutes: 15,
  age: 8,
  front_options: [],
  takeback: true,
  has_turns: false,
  is_race: true,
  bots: ['easy', 'medium', 'strong'],
  scale: ['easy', 'medium', 'strong'],
  first_level: 'medium',
  analysis: false,
  options: [option('duty', ['must', 'may']), option('starter', ['random', '0', '1', '2', '3'])],
};
const race: GameInfo = {
  ...PLAIN,
  key: 'race',
  players: [2, 3, 4, 5],
  usual_players: 4,
  minutes: 10,
  age: 6,
  solo_options: { solo: 'on' },
  front_options: ['roundSeconds'],
  takeback: false,
  has_turns: false,
  is_race: true,
  has_hidden: true,
  bots: ['easy', 'medium', 'champion'],
  scale: ['easy', 'medium', 'champion'],
  first_level: 'easy',
  bot_seconds: { easy: 14.9, medium: 5.7, champion: 1.9 },
  analysis: false,
  options: [
    option('faultFingers', ['byCause', 'selfAlwaysCounts']),
    option('solo', ['off', 'on'], [1]),
    option('roundSeconds', ['0', '30']),
  ],
};
const BOTS = ['Oak', 'Maple', 'Cherry', 'Birch'];
const meAndThreeBots = (level: string) => [
  { sitter: 'me', name: 'Ada' },
  ...['Oak', 'Maple', 'Cherry'].map((name) => ({ sitter: 'bot', name, level })),
];
const plan = firstPlan(game, 'Ada', BOTS);

test('the first plan is me and three bots', () => {
  expect(toNewTable(game, plan)).toEqual({
    game: 'blokus',
    seats: meAndThreeBots('3'),
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

test('the bots are as strong as the player wants them', () => {
  const { seats } = toNewTable(race, firstPlan(race, 'Ada', BOTS, 'champion'));
  expect(seats.map(({ level }) => level)).toEqual([undefined, 'champion', 'champion', 'champion']);
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

test('who begins is asked apart from the other rules, as the colours of chairs are', () => {
  expect(rulesFor(game, plan).map(({ key }) => key)).toEqual(['scoring']);
  expect(rulesFor(dice, firstPlan(dice, 'Ada', BOTS)).map(({ key }) => key)).toEqual(['duty']);
});

test('where there are no bots, people sit beside me', () => {
  const { seats } = toNewTable(dice, firstPlan({ ...dice, bots: [], first_level: '' }, 'Ada', BOTS));
  expect(seats.map(({ sitter }) => sitter)).toEqual(['me', 'here', 'here', 'here']);
});

test('an address may choose options, and only those that the game knows', () => {
  const wanted = { scoring: 'advanced', starter: 'nobody', colours: 'red', weather: 'fine' };
  expect(withOptions(game, plan, wanted).options).toEqual({ ...plan.options, scoring: 'advanced' });
});

describe('a race', () => {
  const first = firstPlan(race, 'Ada', BOTS);

  test('is usually one of four, though five can play, and nobody takes back', () => {
    expect(toNewTable(race, first)).toEqual({
      game: 'race',
      seats: meAndThreeBots('easy'),
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

  test('keeps the options that are also for one player, but not the one that says so', () => {
    const options = [...race.options, option('speed', ['calm', 'fast'], [1, 2, 3, 4, 5])];
    const fast = { ...race, options };
    const alone = withPlayers({ ...first, options: { ...first.options, speed: 'fast' } }, 1);
    expect(optionsFor(fast, alone).map(({ key }) => key)).toEqual(['speed']);
    expect(toNewTable(fast, alone).options).toEqual({ solo: 'on', speed: 'fast' });
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

test('how long somebody may be away is asked only where somebody plays from elsewhere', () => {
  const plan = firstPlan(game, 'Ada', []);
  expect(toNewTable(game, plan)).not.toHaveProperty('patience_s');
  const invited = { ...withSitter(plan, 1, 'link', []), patience_s: 600 };
  expect(toNewTable(game, invited).patience_s).toBe(600);
});

test('a total time is for games with turns', () => {
  const plan = { ...firstPlan(game, 'Ada', []), total: '10+5' };
  expect(toNewTable(game, plan)).toMatchObject({ total_s: 600, increment_s: 5 });
  expect(toNewTable(game, { ...plan, total: '' })).not.toHaveProperty('total_s');
  expect(toNewTable({ ...game, has_turns: false }, plan)).not.toHaveProperty('total_s');
});

describe('the last game against bots', () => {
  const bots = ['Oak', 'Elm', 'Ash'];
  const again = (last: { players: number; options: Record<string, string> }, level = '2') =>
    planAgainstBots(game, 'Ada', bots, level, last);

  test('is opened again with its players, level and options', () => {
    const plan = again({ players: 2, options: { scoring: 'advanced' } });
    expect(toNewTable(game, plan)).toMatchObject({
      seats: [
        { sitter: 'me', name: 'Ada' },
        { sitter: 'bot', name: 'Oak', level: '2' },
      ],
      options: { scoring: 'advanced' },
    });
    expect(lastPlayedOf(game, plan)).toEqual({ players: 2, level: '2', options: { scoring: 'advanced' } });
  });

  test('falls back to the usual game where the server does not offer it any more', () => {
    expect(toNewTable(game, again({ players: 9, options: { scoring: 'gone', gone: 'x' } }))).toEqual(
      toNewTable(game, firstPlan(game, 'Ada', bots, '2')),
    );
  });

  test('is no game with other people, and none alone', () => {
    const plan = firstPlan(game, 'Ada', bots);
    expect(lastPlayedOf(game, withSitter(plan, 2, 'link', bots))).toBeNull();
    expect(lastPlayedOf(game, withSitter(plan, 2, 'here', bots))).toBeNull();
    expect(lastPlayedOf(game, withPlayers(plan, 1))).toBeNull();
  });

  test('can be played with other bots', () => {
    const plan = withLevel(again({ players: 3, options: {} }), '4');
    expect(lastPlayedOf(game, plan)).toEqual({ players: 3, level: '4', options: {} });
  });
});

test('with friends, every other chair is by link', () => {
  const { seats, takeback } = toNewTable(game, withFriends(firstPlan(game, 'Ada', ['Oak', 'Elm', 'Ash'])));
  expect(seats.map(({ sitter, name }) => [sitter, name])).toEqual([
    ['me', 'Ada'],
    ['link', ''],
    ['link', ''],
    ['link', ''],
  ]);
  expect(takeback).toBe(false);
});
