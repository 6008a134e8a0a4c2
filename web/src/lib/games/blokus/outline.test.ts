import { describe, expect, it } from 'vitest';
import { BLOKUS } from '$lib/wire/games';
import { outline, pattern, rim } from './outline';
import { orientations, shapeOf } from './shape';

/** Twice the area inside a closed line, by the shoelace formula; positive when it runs clockwise on a screen. */
function doubleArea(points: { x: number; y: number }[]): number {
  return points.reduce((sum, point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
}

describe('the rim of a piece', () => {
  it('encloses as many squares as the piece has, clockwise, for every piece and orientation', () => {
    for (const { name } of BLOKUS.pieces) {
      for (const shape of orientations(shapeOf(name))) expect(doubleArea(rim(shape))).toBe(2 * shape.length);
    }
  });

  it('has a corner where the line turns and nowhere else', () => {
    expect(rim(shapeOf('I5'))).toHaveLength(4);
    expect(rim(shapeOf('V3'))).toHaveLength(6);
    expect(rim(shapeOf('X5'))).toHaveLength(12);
  });

  it('is drawn inside its squares', () => {
    const numbers =
      outline(shapeOf('I1'), 0.1, 0.2)
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    expect(Math.min(...numbers)).toBe(0.1);
    expect(Math.max(...numbers)).toBe(0.9);
  });
});

describe('the patterns', () => {
  it('differ for every colour, and yellow is plain', () => {
    const drawn = BLOKUS.colours.map((colour) => pattern(colour, shapeOf('I2')));
    expect(new Set(drawn).size).toBe(4);
    expect(drawn[1]).toBe('');
  });
});
