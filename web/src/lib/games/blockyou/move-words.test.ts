import { expect, test } from 'vitest';
import { told } from '../move-words.testdata';

test.each([
  ['ready', 'ready'],
  ['begin0', 'Bo starts the countdown'],
  ['wait5000ms@3', 'three, two, one, zero'],
  ['wait150ms@4', 'the cards are turned over'],
  ['wait10000ms@9', 'time is up'],
  ['1,1/0', 'a card at row 2, column 2'],
  ['0,6/1', 'a card at row 1, column 7, turned a quarter to the right'],
  ['3,2/2', 'a card at row 4, column 3, turned half round'],
  ['3,2/3', 'a card at row 4, column 3, turned a quarter to the left'],
  ['', 'a card, face down'],
  ['drawWRPB/N.NE', 'a card from the pile: white, red, purple, blue'],
])('in a race %s is told as: %s', async (move, words) => {
  expect(await told('blockyou', move)).toBe(words);
});
