import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Update } from '$lib/wire/messages';
import { EndTime } from './end-time.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function mounted() {
  let update = $state.raw<Update | null>(null);
  let isBusy = $state(false);
  const show = vi.fn();
  const hide = vi.fn();
  let time!: EndTime;
  const destroy = $effect.root(() => {
    time = new EndTime(
      () => update,
      () => isBusy,
      show,
      hide,
    );
  });
  const hear = (over: boolean) => {
    update = { over } as Update;
    flushSync();
  };
  const setBusy = (busy: boolean) => {
    isBusy = busy;
    flushSync();
  };
  return { hear, setBusy, show, hide, time, destroy };
}

it('waits until the last move has been seen', () => {
  const { hear, show, time, destroy } = mounted();
  hear(false);
  hear(true);
  time.onmotion(3_000);
  flushSync();
  vi.advanceTimersByTime(4_400);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(show).toHaveBeenCalledExactlyOnceWith(true);
  hear(true);
  vi.runAllTimers();
  expect(show).toHaveBeenCalledTimes(1);
  destroy();
});

it('is shown at once to those who arrive later', () => {
  const { hear, show, destroy } = mounted();
  hear(true);
  vi.advanceTimersByTime(0);
  expect(show).toHaveBeenCalledExactlyOnceWith(false);
  destroy();
});

it('does not disturb a look back, and comes after it', () => {
  const { hear, setBusy, show, destroy } = mounted();
  hear(false);
  setBusy(true);
  hear(true);
  vi.runAllTimers();
  expect(show).not.toHaveBeenCalled();
  setBusy(false);
  vi.runAllTimers();
  expect(show).toHaveBeenCalledTimes(1);
  destroy();
});

it('goes away when the last move is taken back, and comes again with the next end', () => {
  const { hear, show, hide, destroy } = mounted();
  hear(false);
  hear(true);
  hear(false);
  vi.runAllTimers();
  expect([show.mock.calls.length, hide.mock.calls.length]).toEqual([0, 1]);
  hear(true);
  vi.runAllTimers();
  expect(show).toHaveBeenCalledTimes(1);
  destroy();
});
