import { beforeEach, expect, test } from 'vitest';
import { ServerClock } from './server-clock';

let now_ms: number;
let clock: ServerClock;

beforeEach(() => {
  now_ms = 1_000;
  clock = new ServerClock(() => now_ms);
});

/** A round trip with these times for each way, with the server this far ahead. */
function trip(there_ms: number, back_ms: number, ahead_ms: number): void {
  const sent_ms = now_ms;
  now_ms += there_ms + back_ms;
  clock.answered(sent_ms, sent_ms + there_ms + ahead_ms);
}

test('without any news the own clock must do', () => {
  expect(clock.now()).toBe(1_000);
});

test('a mention is used until a round trip is known, and only the first', () => {
  clock.mentioned(51_000);
  now_ms += 10;
  clock.mentioned(90_000);
  expect(clock.now()).toBe(51_010);
  trip(20, 20, 50_030);
  expect(clock.offset_ms).toBe(50_030);
});

test('of several round trips the fastest is believed, whichever came first', () => {
  trip(90, 10, 500);
  expect(clock.offset_ms).toBe(540);
  trip(5, 5, 500);
  expect(clock.offset_ms).toBe(500);
  trip(10, 70, 500);
  expect(clock.offset_ms).toBe(500);
});

test('time goes on evenly between round trips', () => {
  trip(5, 5, 500);
  const before = clock.now();
  now_ms += 33;
  expect(clock.now() - before).toBeCloseTo(33);
});

test('a clock that drifts is followed: old round trips fade, and eight are kept', () => {
  for (let ahead_ms = 500; ahead_ms <= 540; ahead_ms += 1) {
    trip(ahead_ms === 500 ? 1 : 9, ahead_ms === 500 ? 1 : 9, ahead_ms);
    now_ms += 20_000;
  }
  expect(540 - clock.offset_ms).toBeLessThanOrEqual(8);
});

test('a fast round trip from before a sleep is forgotten at the first answer after it', () => {
  trip(1, 1, 500);
  trip(30, 30, 3_600_500);
  expect(clock.offset_ms).toBe(3_600_500);
});
