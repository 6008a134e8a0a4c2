import { describe, expect, it } from 'vitest';
import { setLanguage } from '$lib/words';
import { figureAt, secondsText } from './clock.svelte';

describe('the countdown', () => {
  it.each([
    [5000, null],
    [3001, null],
    [3000, 3],
    [2001, 3],
    [2000, 2],
    [1, 1],
    [0, 0],
    [-40, 0],
  ])('%d ms before the cards turn', (left_ms, figure) => {
    expect(figureAt(left_ms)).toBe(figure);
  });
});

describe('a time in seconds', () => {
  it.each([
    [0, 'en', '0.0s'],
    [3449, 'en', '3.4s'],
    [62_300, 'en', '62.3s'],
    [-5, 'en', '0.0s'],
    [3449, 'de', '3,4 Sek.'],
  ])('%d ms in %s', async (ms, language, text) => {
    await setLanguage(language);
    expect(secondsText(ms).replace(/\s/g, ' ')).toBe(text);
  });
});
