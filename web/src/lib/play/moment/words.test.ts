import { beforeAll, expect, test } from 'vitest';
import { CLAUSES } from '$lib/wire/guides';
import { setLanguage } from '$lib/words';
import { clauseOf, goalWords, momentWords, noteWords, passageWords } from './words';

const chairs = [
  { seat: 0, name: '', taken: true, mine: true, bot: '' },
  { seat: 1, name: 'Oak', taken: false, mine: false, bot: '1' },
].map((chair) => ({
  ...chair,
  here: true,
  link: '',
  left: false,
  is_late: false,
  away_since_ms: 0,
  was_mine: false,
  by: null,
}));
const said = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

beforeAll(() => setLanguage('en'));

test('a moment names the player, and words of the game are in the reader’s language', () => {
  const at = { game: 'blokus', chairs };
  const moment = { rule: 'watch', clause: 'begin', args: { seat: 1, colour: 'colour-yellow' }, light: [] };
  expect(said(momentWords(at, moment))).toMatch(/^Now playing: Oak\. .*yellow\.$/);
});

test('numbers are a list, and those that fit nowhere are named', () => {
  const args = { numbers: ['2', '5'], count: 2, lost: ['3'], gone: 1, specials: [], more: 0, duty: 'must' };
  const words = said(
    momentWords({ game: 'blackout', chairs }, { rule: 'place', clause: 'roll', args, light: [] }),
  );
  expect(words).toMatch(/^Still to place: 2, 5\. /);
  expect(words).toMatch(/Fits nowhere for now: 3\.$/);
});

test('a game without words for a rule says whose turn it is', () => {
  const moment = { rule: 'theirs', clause: '', args: { seat: 1 }, light: [] };
  expect(said(momentWords({ game: 'noughts', chairs }, moment))).toMatch(/^Now playing: Oak\./);
});

test('a note counts in the right plural', () => {
  const note = (count: number) =>
    said(noteWords({ game: 'blokus', chairs }, { note: 'lane', args: { seat: 1, count } }));
  expect(note(1)).toMatch(/^Oak: .* One piece of yours no longer fits/);
  expect(note(3)).toMatch(/3 pieces of yours no longer fit /);
});

test('the goal is another one for who plays alone', () => {
  expect(goalWords({ game: 'blockout', players: 2 })).toMatch(/last card/);
  expect(goalWords({ game: 'blockout', players: 1 })).toMatch(/all nine/);
  expect(goalWords({ game: 'noughts', players: 2 })).toBe('');
});

test('every refusal of every game leads to a passage with a text', () => {
  const all = Object.entries(CLAUSES).flatMap(([game, clauses]) =>
    Object.keys(clauses).map((reason) => ({ game, reason, clause: clauseOf(game, reason) })),
  );
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter(({ game, clause }) => passageWords(game, clause) === '')).toEqual([]);
  expect(clauseOf('blokus', 'stale')).toBe('');
  expect(passageWords('blokus', '')).toBe('');
});
