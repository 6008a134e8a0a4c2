import { expect, test } from 'vitest';
import { ago, languages, setLanguage } from '.';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Without the marks that isolate numbers from the text's direction. */
const said = (passed: number) => ago(1e9 - passed, 1e9).replace(/[\u2068\u2069]/g, '');

test.each([
  [0, 'just now'],
  [MINUTE - 1, 'just now'],
  [MINUTE, 'a minute ago'],
  [3 * MINUTE, '3 minutes ago'],
  [90 * MINUTE, 'an hour ago'],
  [49 * HOUR, '2 days ago'],
  [-5, 'just now'], // clocks differ
])('%d ms ago', async (passed, words) => {
  await setLanguage('en');
  expect(said(passed)).toBe(words);
});

test.each(languages.map(({ code }) => code))('%s has no leftovers in brackets', async (code) => {
  await setLanguage(code);
  for (const count of [1, 2, 3, 11])
    for (const unit of [MINUTE, HOUR, 24 * HOUR]) expect(said(count * unit)).not.toMatch(/[()]/);
});

test('Hebrew has words of its own for one and two', async () => {
  await setLanguage('he');
  expect([MINUTE, 2 * MINUTE, HOUR, 2 * HOUR].map(said)).toEqual([
    'לפני דקה',
    'לפני שתי דקות',
    'לפני שעה',
    'לפני שעתיים',
  ]);
});
