import { expect, test } from 'vitest';
import { setup } from './setup';

const COLOURS = ['blue', 'yellow', 'red', 'green'];
const { marks } = setup;

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
  expect(setup.idle(2, { board: 'duo' })).toEqual(['startCorner', 'bonusScope']);
  expect(setup.idle(2, { board: 'classic' })).toEqual([]);
  expect(setup.idle(3, { board: 'duo' })).toEqual([]);
});
