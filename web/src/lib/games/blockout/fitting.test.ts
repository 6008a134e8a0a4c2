import { describe, expect, it } from 'vitest';
import { boxOf } from './blocks';
import { frameOf, framesOf } from './fitting';
import { hovering } from './hovering';
import { upright } from './pose';
import { FRONT, RIGHT } from './solids';

const EDITION = 'hakubia';
const { width, depth, height } = boxOf(EDITION, 'large-red');
const base = { block: 'large-red', pose: upright(10, -20, height / 2) };

describe('pictures of a tower', () => {
  it('frame it with a rim, from the front and from the side', () => {
    expect(frameOf(EDITION, [base], FRONT)).toEqual([
      10 - width / 2 - 8,
      -height - 8,
      width + 16,
      height + 16,
    ]);
    expect(frameOf(EDITION, [base], RIGHT)).toEqual([
      -20 - depth / 2 - 8,
      -height - 8,
      depth + 16,
      height + 16,
    ]);
  });

  it('have one scale in all straight views, and show a little of the table', () => {
    const [front, side] = framesOf(EDITION, [base], [FRONT, RIGHT]);
    const wide = Math.max(width, depth) + 16;
    expect(front).toEqual([10 - wide / 2, -height - 8, wide, height + 14]);
    expect(side).toEqual([-20 - wide / 2, -height - 8, wide, height + 14]);
  });

  it('hold a block above its spot', () => {
    const small = boxOf(EDITION, 'small-red');
    const spot = { x_mm: 4, y_mm: -2, turns: 1 };
    const held = hovering(EDITION, { block: 'small-red', spot } as never, base, 5);
    expect(held.pose).toMatchObject({ x: 4, y: -2, z: height + 5 + small.height / 2 });
  });
});
