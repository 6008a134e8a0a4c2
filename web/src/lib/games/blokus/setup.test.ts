import { expect, test } from 'vitest';
import { blokusSetup } from './setup';

const COLOURS = ['blue', 'yellow', 'red', 'green'];
const { marks } = blokusSetup;

test('with two players colours are pairs that nobody chooses', () => {
  expect([0, 1].map((seat) => marks?.ofChair(2, seat, COLOURS, {}))).toEqual([
    ['blue', 'red'],
    ['yellow', 'green'],
  ]);
  expect(marks?.ofAll(2, COLOURS)).toEqual([]);
});

test('with three players the one nobody chose is shared', () => {
  expect(marks?.ofChair(3, 1, COLOURS, {})).toEqual(['yellow']);
  expect(marks?.ofAll(3, COLOURS)).toEqual(['green']);
  expect(marks?.ofAll(3, ['blue', 'green', 'red', 'yellow'])).toEqual(['yellow']);
});

test('with four players each has one', () => {
  expect([0, 1, 2, 3].flatMap((seat) => marks?.ofChair(4, seat, COLOURS, { board: 'duo' }))).toEqual(COLOURS);
  expect(marks?.ofAll(4, COLOURS)).toEqual([]);
});

test('on the small board each of two has one, and some options say nothing', () => {
  expect([0, 1].map((seat) => marks?.ofChair(2, seat, COLOURS, { board: 'duo' }))).toEqual([
    ['blue'],
    ['yellow'],
  ]);
  expect(blokusSetup.idle(2, { board: 'duo' })).toEqual(['startCorner', 'bonusScope']);
  expect(blokusSetup.idle(2, { board: 'classic' })).toEqual([]);
  expect(blokusSetup.idle(3, { board: 'duo' })).toEqual([]);
});
