import { describe, expect, it } from 'vitest';
import { figureAt, timeText } from './clock.svelte';

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

describe('a time', () => {
  it.each([
    [0, '0:00.0'],
    [3449, '0:03.4'],
    [62_300, '1:02.3'],
    [-5, '0:00.0'],
  ])('%d ms', (ms, text) => {
    expect(timeText(ms)).toBe(text);
  });
});
