import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { APART_MS, FLIES_MS, Price } from './price.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paid = { seat: 0, count: 3 };
const [BEFORE, AFTER] = [
  ['red', 'any', 'any'],
  ['any', 'any', 'any', 'blue', 'pass', 'red'],
];

it('flies after the fall has been seen, and the cards join the hand when they have arrived', () => {
  const price = new Price();
  price.pay(paid, BEFORE, AFTER, 900);
  expect(price.flying).toBeNull();
  expect(price.kept).toEqual(['any', 'any', 'red']);
  vi.advanceTimersByTime(899);
  expect(price.flying).toBeNull();
  vi.advanceTimersByTime(1);
  expect(price.flying).toBe(paid);
  vi.advanceTimersByTime(FLIES_MS + 2 * APART_MS - 1);
  expect(price.kept).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect([price.flying, price.kept]).toEqual([null, null]);
});

it('has all cards at once when the game goes on, and starts no flight afterwards', () => {
  const price = new Price();
  price.pay(paid, BEFORE, AFTER, 900);
  price.arrive();
  expect(price.kept).toBeNull();
  vi.advanceTimersByTime(5_000);
  expect(price.flying).toBeNull();
});

it('has all cards at once for players who want little motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const price = new Price();
  price.pay(paid, BEFORE, AFTER, 900);
  expect(price.kept).toBeNull();
});
