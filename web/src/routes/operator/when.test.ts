import { expect, test } from 'vitest';
import { ago } from './when';

const MINUTE = 60_000;

test.each([
  [0, 'now'],
  [MINUTE - 1, '59 sec. ago'],
  [3 * MINUTE, '3 min. ago'],
  [90 * MINUTE, '1 hr. ago'],
  [49 * 60 * MINUTE, '2 days ago'],
  [-5, 'now'], // clocks differ
])('%d ms ago', (passed, words) => {
  expect(ago(1_000_000_000 - passed, 1_000_000_000)).toBe(words);
});
