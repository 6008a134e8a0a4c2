import { expect, it } from 'vitest';
import { shapeOf } from './room.svelte';

it.each([
  [360, 588, 'tall'],
  [1050, 1000, 'tall'],
  [1060, 1000, 'wide'],
  [1000, 480, 'wide'],
  [999, 480, 'broad'],
  [1000, 479, 'broad'],
])('a room of %d by %d is %s', (width, height, shape) => {
  expect(shapeOf(width, height, { from_px: 1000, high_px: 480 })).toBe(shape);
});
