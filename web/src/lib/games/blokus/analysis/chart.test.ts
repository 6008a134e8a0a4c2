import { describe, expect, test } from 'vitest';
import { moveTicks, pathOf, scaleOf, spread } from './chart';

describe('the scale', () => {
  test('has round numbers around all values', () => {
    expect(scaleOf([61, 66.5, 78])).toEqual({ low: 60, high: 80, ticks: [60, 65, 70, 75, 80] });
    expect(scaleOf([12, 104])).toEqual({ low: 0, high: 120, ticks: [0, 20, 40, 60, 80, 100, 120] });
  });

  test('is never empty', () => {
    expect(scaleOf([70, 70])).toEqual({ low: 70, high: 72, ticks: [70, 72] });
    expect(scaleOf([]).ticks.length).toBeGreaterThan(1);
  });
});

test('moves are numbered as densely as they can be read', () => {
  expect(moveTicks(4, 300)).toEqual([0, 1, 2, 3, 4]);
  expect(moveTicks(72, 300)).toEqual([0, 10, 20, 30, 40, 50, 60, 70]);
  expect(moveTicks(0, 300)).toEqual([0]);
});

test('a line begins anew after a gap', () => {
  expect(pathOf([{ x: 0, y: 1 }, { x: 2, y: 3 }, null, { x: 4, y: 5 }])).toBe('M0.0 1.0L2.0 3.0M4.0 5.0');
  expect(pathOf([null, null])).toBe('');
});

describe('labels', () => {
  test('stay where they are wished when there is room', () => {
    expect(spread([50, 10, 90], 16, 0, 100)).toEqual([50, 10, 90]);
  });

  test('move apart when there is none, and keep their order', () => {
    expect(spread([50, 50, 52], 10, 0, 100)).toEqual([50, 60, 70]);
    expect(spread([99, 98], 10, 0, 100)).toEqual([100, 90]);
    expect(spread([1, 0, 0, 0], 10, 0, 30)).toEqual([30, 0, 10, 20]);
  });
});
