import { expect, test } from 'vitest';
import { allOf, dateWords, languages, listOf, numberWords, setLanguage, signed, t } from '.';

/** Without the marks that isolate a text from the direction around it. */
const plain = (text: string) => text.replace(/[\u2066-\u2069\u200e\u200f\u061c]/g, '');

test.each([
  ['en', 'a, b, c', 'a, b, and c', '1,234.5'],
  ['fr', 'a, b et c', 'a, b et c', '1\u202f234,5'],
  ['de', 'a, b und c', 'a, b und c', '1.234,5'],
])('%s lists and numbers', async (code, glance, sentence, number) => {
  await setLanguage(code);
  expect(plain(listOf(['a', 'b', 'c']))).toBe(glance);
  expect(plain(allOf(['a', 'b', 'c']))).toBe(sentence);
  expect(numberWords(1234.5)).toBe(number);
});

test('names in a list keep their own direction', async () => {
  await setLanguage('he');
  expect(listOf(['Ada'])).toBe('Ada');
  expect(listOf(['Ada', 'דנה'])).toContain('\u2068Ada\u2069');
});

test.each(languages.map(({ code }) => code))(
  '%s writes numbers and dates with Latin digits',
  async (code) => {
    await setLanguage(code);
    const noon = new Date(2026, 10, 18, 12, 34);
    for (const text of [numberWords(1234567), dateWords(noon, { dateStyle: 'short', timeStyle: 'short' })])
      expect(text).not.toMatch(/(?![0-9])\p{Nd}/u);
    expect(plain(t('new-players-count', { count: 12 }))).toBe('12');
  },
);

test.each(['he', 'ar'])('in %s a sign stays before its digits', async (code) => {
  await setLanguage(code);
  // A left-to-right mark comes first: alone, a sign at the start of a line would move to its end.
  expect(signed(5)).toBe('\u200e+5');
  expect(signed(-5)).toBe('\u200e-5');
});
