import { expect, test } from 'vitest';
import { causes, position, standing } from './positions.testdata';
import { recentBlocks } from './recent';

test('the blocks of the given moves are recent while they stand', () => {
  const tower = ['large-red', 'small-wood', 'medium-blue'].map((block) => standing(block, 0, 0, 240));
  const moves = causes(
    '1 any>small-wood@4,0,0',
    'gravity stood',
    '2 pass',
    '0 >medium-blue',
    '0 red>small-red', // it has fallen since
  );
  expect(recentBlocks(moves, position({ tower }))).toEqual(['small-wood', 'medium-blue']);
  expect(recentBlocks([], position({ tower }))).toEqual([]);
});
