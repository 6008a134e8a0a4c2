import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { updateOf } from '$lib/client/messages.testdata';
import { figuresOf, followTimes, timeOf } from './player-times.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [300_000, '5:00'],
  [299_001, '5:00'],
  [61_000, '1:01'],
  [1, '0:01'],
  [0, '0:00'],
])('%i ms are %s', (left_ms, figures) => {
  expect(figuresOf(left_ms)).toBe(figures);
});

test('only the running time goes down, by the clock of the server, and never below zero', () => {
  let now_ms = 1_000;
  const update = updateOf({
    server_ms: 1_000,
    times: [
      { seat: 0, left_ms: 30_000, runs: true },
      { seat: 2, left_ms: 60_000, runs: false },
    ],
  });
  const stop = followTimes(update, () => now_ms);
  expect([timeOf(0)?.figures, timeOf(1), timeOf(2)?.figures]).toEqual(['0:30', null, '1:00']);
  expect(timeOf(0)?.isShort).toBe(false);
  now_ms = 13_000;
  vi.advanceTimersByTime(1_000);
  expect(timeOf(0)).toEqual({ figures: '0:18', runs: true, isShort: true });
  now_ms = 99_000;
  vi.advanceTimersByTime(1_000);
  expect([timeOf(0)?.figures, timeOf(2)?.figures]).toEqual(['0:00', '1:00']);
  stop();
  followTimes(updateOf(), () => now_ms)();
  expect(timeOf(0)).toBeNull();
});
