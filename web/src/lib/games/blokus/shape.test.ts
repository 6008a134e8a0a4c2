import { describe, expect, it } from 'vitest';
import { BLOKUS } from '$lib/wire/games';
import { flipped, fromRows, height, keyOf, orientations, shapeOf, turned, turnedBack, width } from './shape';

const key = (...rows: string[]) => keyOf(fromRows(rows));

describe('shapes', () => {
  it('turn clockwise', () => {
    expect(keyOf(turned(fromRows(['#..', '###'])))).toBe(key('##', '#.', '#.'));
    expect(keyOf(turnedBack(fromRows(['#..', '###'])))).toBe(key('.#', '.#', '##'));
  });

  it('flip left and right', () => {
    expect(keyOf(flipped(fromRows(['#..', '###'])))).toBe(key('..#', '###'));
  });

  it('measure themselves', () => {
    expect([width(shapeOf('Y5')), height(shapeOf('Y5'))]).toEqual([4, 2]);
  });

  it.each(BLOKUS.pieces.map((piece) => piece.name))(
    '%s comes back after four turns, two flips, and there and back',
    (name) => {
      const shape = shapeOf(name);
      expect(keyOf(turned(turned(turned(turned(shape)))))).toBe(keyOf(shape));
      expect(keyOf(flipped(flipped(shape)))).toBe(keyOf(shape));
      expect(keyOf(turnedBack(turned(shape)))).toBe(keyOf(shape));
    },
  );

  it('have 91 different orientations in all (BK-F02), 89 squares (BK-F01)', () => {
    const different = BLOKUS.pieces.map(({ name }) => new Set(orientations(shapeOf(name)).map(keyOf)).size);
    expect(different.reduce((sum, each) => sum + each, 0)).toBe(91);
    expect(BLOKUS.pieces.reduce((sum, { name }) => sum + shapeOf(name).length, 0)).toBe(89);
  });
});
