import { expect, it } from 'vitest';
import { upright } from './pose';
import { viewsOf, type ViewBox } from './views';

const box = { width: 42, depth: 30, height: 24 };
const holds = ([left, top, width, height]: ViewBox, x: number, y: number) =>
  x >= left && x <= left + width && y >= top && y <= top + height;

it.each([
  [128, 0, 150],
  [-130, 130, 220],
  [0, -130, 130],
  [130, 0, 12],
])('flat pictures show a held block at %d, %d, %d in whole', (x, y, z) => {
  const { front, top } = viewsOf(130, { box, pose: upright(x, y, z) });
  for (const [a, b] of [
    [-1, -1],
    [1, 1],
  ] as const) {
    expect(holds(front, x + (a * box.width) / 2, -z + (b * box.height) / 2)).toBe(true);
    expect(holds(top, x + (a * box.width) / 2, -y + (b * box.depth) / 2)).toBe(true);
  }
  expect(holds(front, 0, -130)).toBe(true);
  expect(holds(top, 0, 0)).toBe(true);
});

it('the views do not change while the held block is near the tower', () => {
  const at = (x: number, y: number) => viewsOf(130, { box, pose: upright(x, y, 150) });
  expect(at(30, -20)).toEqual(at(0, 0));
  expect(at(0, 0).front[0]).toBe(-at(0, 0).front[2] / 2);
});
