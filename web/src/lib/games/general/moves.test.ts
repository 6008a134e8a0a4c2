import { beforeAll, expect, test } from 'vitest';
import type { Chair } from '$lib/wire/messages';
import { setLanguage } from '$lib/words';
import { grouped, matching } from './moves';
import { outcomeOf, refusalWords, tell } from './narration';
import { nearest } from './picture';

beforeAll(() => setLanguage('en'));

const squares = ['a', 'b', 'c', 'd'].flatMap((column) => [1, 2, 3, 4].map((row) => `${column}${row}`));
/** Removes the marks that isolate the text direction of names. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

test('few moves stand together, many by how they begin', () => {
  expect(grouped(['a1', 'b1'])).toEqual([{ name: '', moves: ['a1', 'b1'] }]);
  expect(grouped(squares).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  expect(grouped(squares)[1]?.moves).toEqual(['b1', 'b2', 'b3', 'b4']);
});

test('groups of one, or one of all, are no help', () => {
  const different = squares.map((_, index) => String(index));
  expect(grouped(different)).toHaveLength(1);
  expect(grouped(different.map((each) => `put${each}`))).toHaveLength(1);
});

test('a move is found by its text and by its name', () => {
  const names = new Map([['b2', 'The middle']]);
  expect(matching(squares, ' B', names)).toEqual(['b1', 'b2', 'b3', 'b4']);
  expect(matching(squares, 'midd', names)).toEqual(['b2']);
  expect(matching(squares, 'zz', names)).toEqual([]);
  expect(matching(squares, '')).toEqual(squares);
});

test('arrows go to the nearest part straight on', () => {
  const places = [0, 100, 200].flatMap((y) => [0, 100, 200].map((x) => ({ x, y })));
  const from = { x: 100, y: 100 };
  expect(
    ['ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown'].map((key) => nearest(key, from, places)),
  ).toEqual([1, 3, 5, 7]);
  expect(nearest('ArrowUp', { x: 0, y: 0 }, places)).toBe(-1);
  expect(nearest('Enter', from, places)).toBe(-1);
});

const chairs = [
  { seat: 0, name: '', taken: true, mine: true },
  { seat: 1, name: 'Bo', taken: true, mine: false },
] as Chair[];

test.each([
  [{ who: '0', move: 'a1', taken_back: false }, 'You play a1.'],
  [{ who: '1', move: 'a1', taken_back: false }, 'Bo plays a1.'],
  [{ who: '1', move: '', taken_back: false }, 'Bo has played.'],
  [{ who: '1', move: 'left', taken_back: false }, 'Bo has left the game.'],
  [{ who: '1', move: '', taken_back: true }, 'A move is taken back.'],
  [{ who: 'chance', move: '+3', taken_back: false }, 'Luck: +3'],
  [{ who: 'clock', move: 'wait5000ms@0', taken_back: false }, 'The clock: time is up'],
])('%j is told as: %s', (cause, words) => {
  expect(plain(tell(cause, chairs))).toBe(words);
});

test('a reason without words of its own is still a refusal', () => {
  expect(refusalWords('not-your-turn')).not.toBe(refusalWords('only-in-this-game'));
  expect(refusalWords('only-in-this-game')).toBe('That cannot be played now.');
});

test('an outcome is taken from a view that has one', () => {
  expect(outcomeOf({ outcome: { reason: 'x', places: [1, 2], scores: [1, 0] } })?.places).toEqual([1, 2]);
  expect(outcomeOf({ outcome: 'won' })).toBeNull();
  expect(outcomeOf({})).toBeNull();
  expect(outcomeOf(null)).toBeNull();
});
