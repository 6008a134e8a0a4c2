import { describe, expect, test } from 'vitest';
import { withPart, type Reviewed } from '$lib/client/review';
import type { ReviewedPly, Step } from '$lib/wire/messages';
import { standingOf, swingsOf } from '$lib/play/review/swings';
import { laysOf, outlooks, stepAt } from './review';

const MOVES = ['', 'begin0', 'I1:a20', 'I1:t20', 'pass', 'left', 'I2:b19,c19', 'V3:s19,s18,r18'];
const STEPS: Step[] = MOVES.map((move) => ({
  cause: move ? { who: '0', move, taken_back: false } : null,
  view: null,
}));
const LAYS = [2, 3, 6, 7];

const ply = (step: number, loss: number, best = 'I2:a1,a2'): ReviewedPly => ({
  ply: step - 1, // a chance move has no ply number
  step,
  seat: 0,
  colour: 'blue',
  move: MOVES[step] ?? '',
  expected: [60 + step, 50, 40, 30],
  after: [61 + step, 50, 40, 30],
  best,
  best_value: loss,
  value: 0,
  loss,
  gave: [],
});
const reviewed = (...plies: ReviewedPly[]): Reviewed =>
  withPart(null, { type: 'review_part', done: plies.length, total: 4, plies, final: [80, 70, 60, 50] });

test('positions stand before each piece that was laid; the last one is the end', () => {
  expect(laysOf(STEPS)).toEqual(LAYS);
  expect([0, 1, 2, 3, 4].map((at) => stepAt(LAYS, at, STEPS))).toEqual([1, 2, 5, 6, 7]);
  expect(laysOf([])).toEqual([]);
});

describe('the outlook of a colour', () => {
  test('has a value for each position that was told, and ends with the result', () => {
    expect(outlooks(['blue', 'red'], LAYS, reviewed(ply(2, 0), ply(6, 0)))).toEqual([
      { colour: 'blue', points: [62, null, 66, null, 80] },
      { colour: 'red', points: [40, null, 40, null, 60] },
    ]);
  });

  test('is empty before anything is told', () => {
    expect(outlooks(['blue'], LAYS, null)).toEqual([
      { colour: 'blue', points: [null, null, null, null, null] },
    ]);
  });
});

describe('the turns of a game', () => {
  test('are the moves that gave away most, the worst first, three at most', () => {
    const swings = swingsOf(LAYS, reviewed(ply(2, 3.2), ply(3, 9.6), ply(6, 5), ply(7, 4)));
    expect(swings.map(({ at, lost }) => [at, lost])).toEqual([
      [1, 10],
      [2, 5],
      [3, 4],
    ]);
  });

  test('are not moves that gave away less than a square, or nothing better was found', () => {
    expect(swingsOf(LAYS, reviewed(ply(2, 0.4), ply(3, 0), ply(6, 5, MOVES[6])))).toEqual([]);
  });

  test('may still come while moves are being looked at', () => {
    const half = reviewed(ply(2, 0));
    const whole = reviewed(ply(2, 0), ply(3, 0), ply(6, 0), ply(7, 0));
    const turned = reviewed(ply(2, 3));
    expect(standingOf(swingsOf(LAYS, null), null)).toBe('later');
    expect(standingOf(swingsOf(LAYS, half), half)).toBe('later');
    expect(standingOf(swingsOf(LAYS, whole), whole)).toBe('none');
    expect(standingOf(swingsOf(LAYS, turned), turned)).toBe('some');
  });
});
