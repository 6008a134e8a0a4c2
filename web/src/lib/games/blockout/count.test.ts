import { expect, it } from 'vitest';
import { beatAt } from './count';

it('BO-33, BO-D09: the phrase has three parts of a second each, and then the count is over', () => {
  expect([0, 999, 1000, 1999, 2000, 2999].map(beatAt)).toEqual([1, 1, 2, 2, 3, 3]);
  expect([3000, 5900].map(beatAt)).toEqual([0, 0]);
});

it('a page whose clock is a little behind begins with the first part', () => {
  expect(beatAt(-40)).toBe(1);
});
