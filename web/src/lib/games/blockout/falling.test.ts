import { expect, test } from 'vitest';
import { withFalling } from './falling';
import { causes, position } from './positions.testdata';

test('the block that falls is where it was put, and where the hand slipped to', () => {
  const exact = position({ model: 'statics' });
  const moves = causes('0 red>small-red@12,-3,1', 'chance slip:2,-1', 'gravity fell');
  expect(withFalling(exact, moves).held).toEqual({
    seat: 0,
    card: 'red',
    block: 'small-red',
    spot: { x_mm: 14, y_mm: -4, turns: 1 },
  });
});

test('a block that was held already stays in the hand', () => {
  const held = { seat: 0, card: 'red', block: 'small-red', spot: null };
  expect(withFalling(position({ held }), causes('gravity fell')).held).toBe(held);
});
