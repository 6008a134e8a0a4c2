import { expect, test } from 'vitest';
import type { Update } from '$lib/wire/messages';
import { Countdown, remaining, wholeOf } from './countdown.svelte';

const alarm = { move: 'wait5000ms@7', left_ms: 4_200 };
const update = { server_ms: 90_000, alarms: [alarm] } as unknown as Update;

test('an alarm ends when the server says, however late the update came', () => {
  expect(remaining(update, alarm, () => 90_700)).toBe(3_500);
});

test('nothing is left afterwards, and never more than there was', () => {
  expect(remaining(update, alarm, () => 99_000)).toBe(0);
  expect(remaining(update, alarm, () => 89_000)).toBe(4_200);
});

test('seconds are begun ones, the share is of the whole wait', () => {
  const countdown = new Countdown(update, () => 91_200);
  expect(countdown.left_ms).toBe(3_000);
  expect(countdown.seconds).toBe(3);
  expect(countdown.share).toBe(0.6);
});

test('without an alarm nothing is left', () => {
  const { seconds, share } = new Countdown({ ...update, alarms: [] }, () => 0);
  expect({ seconds, share }).toEqual({ seconds: 0, share: 0 });
});

test('an alarm that does not name its length began just now', () => {
  expect(wholeOf({ move: 'ring', left_ms: 300 })).toBe(300);
});
