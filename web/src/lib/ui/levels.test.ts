import { expect, test } from 'vitest';
import { languages, setLanguage } from '$lib/words';
import { levelName } from '$lib/ui/chairs';
import { areLadder, isNumbered, usualLevel } from './levels';

const LADDER = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

test('a friendly level is usual; where there is no middle, the strongest', () => {
  expect(usualLevel(LADDER)).toBe('3');
  expect(usualLevel(['easy', 'medium', 'strong'])).toBe('medium');
  expect(usualLevel(['child', 'family', 'champion'])).toBe('family');
  expect(usualLevel(['random', 'greedy'])).toBe('greedy');
  expect(usualLevel([])).toBe('');
});

test('ten numbers are a ladder, a few names are not', () => {
  expect(areLadder(LADDER)).toBe(true);
  expect(areLadder(['easy', 'medium', 'strong'])).toBe(false);
  expect(areLadder([])).toBe(false);
  expect(isNumbered('10')).toBe(true);
  expect(isNumbered('greedy')).toBe(false);
});

test.each(languages.map(({ code }) => code))('in %s every step has a name of its own', async (code) => {
  await setLanguage(code);
  const names = LADDER.map(levelName);
  expect(new Set(names).size).toBe(LADDER.length);
  names.forEach((name, index) => expect(name).toMatch(new RegExp(`\\b${index + 1}\\b.*\\p{L}{2}`, 'u')));
});
