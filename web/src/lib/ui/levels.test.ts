import { expect, test } from 'vitest';
import { hasWord, languages, setLanguage } from '$lib/words';
import { levelName } from '$lib/ui/chairs';
import { areLadder, isNumbered, moreGroups, moreLevels, usualLevel } from './levels';

const SCALE = ['easy', 'medium', 'strong', 'champion'];
const LADDER = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

test('the second of the scale is usual; where there is only one, that one', () => {
  expect(usualLevel({ bots: [...SCALE, ...LADDER], scale: SCALE })).toBe('medium');
  expect(usualLevel({ bots: ['random'], scale: ['random'] })).toBe('random');
  expect(usualLevel({ bots: [], scale: [] })).toBe('');
});

test('what is not on the scale is more', () => {
  expect(moreLevels({ bots: [...SCALE, ...LADDER], scale: SCALE })).toEqual(LADDER);
  expect(moreLevels({ bots: SCALE, scale: SCALE })).toEqual([]);
});

test('beside the scale, names and numbers are apart', () => {
  expect(moreGroups({ bots: [...SCALE, 'guard', ...LADDER], scale: SCALE })).toEqual({
    named: ['guard'],
    numbered: LADDER,
  });
});

test('ten numbers are a ladder, a few names are not', () => {
  expect(areLadder(LADDER)).toBe(true);
  expect(areLadder(SCALE)).toBe(false);
  expect(areLadder([])).toBe(false);
  expect(isNumbered('10')).toBe(true);
  expect(isNumbered('greedy')).toBe(false);
});

test.each(languages.map(({ code }) => code))('in %s every step has a name of its own', async (code) => {
  await setLanguage(code);
  const names = LADDER.map(levelName);
  expect(new Set(names).size).toBe(LADDER.length);
  names.forEach((name, index) => expect(name).toMatch(new RegExp(`\\b${index + 1}\\b.*\\p{L}{2}`, 'u')));
  expect(SCALE.every((level) => hasWord(`bot-level-${level}`))).toBe(true);
  expect(new Set([...SCALE.map(levelName), ...names]).size).toBe(SCALE.length + LADDER.length);
});
