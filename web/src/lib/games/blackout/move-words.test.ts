import { expect, test } from 'vitest';
import { told } from '../move-words.testdata';
import { position } from './positions.testdata';

test.each([
  ['roll', 'down the slide'],
  ['3@S1.3', '3 on card 1, space 3'],
  ['wild@A2.1', 'WILD on card 2, space 1'],
  ['undo@S1.3', 'chip off card 1, space 3'],
  ['W=3', 'Die W shows 3'],
  ['R=REROLL', 'Die R shows REROLL'],
  ['drawF4', 'a new card'],
  ['3@F4.3', '3@F4.3'],
  ['begin0', 'Bo begins'],
  ['wait10000ms@12', 'time is up'],
  ['something-new', 'something-new'],
])('%s is told as: %s', async (move, words) => {
  expect(await told('blackout', move, position())).toBe(words);
});
