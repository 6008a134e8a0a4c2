import { expect, test } from 'vitest';
import { BLOCKOUT } from '$lib/wire/games';
import { high, nine, position, start, turn } from './rules-positions';

test.each([
  ['the start', start],
  ['a turn', turn],
  ['a high tower', high],
  ['the end', nine],
])('of %s all nine blocks are in the picture, none of them twice', (_, view) => {
  const blocks = [...view.tower.map(({ block }) => block), ...view.free, view.held?.block ?? ''].filter(
    Boolean,
  );
  expect(blocks).toHaveLength(BLOCKOUT.blocks);
  expect(new Set(blocks).size).toBe(BLOCKOUT.blocks);
});

test('blocks stand on each other', () => {
  const view = position('large-wood@0,0 medium-red@-4,1');
  expect(view.tower.map(({ pose }) => [pose.x, pose.y, pose.z])).toEqual([
    [0, 0, 240],
    [-80, 20, 480 + 280],
  ]);
});
