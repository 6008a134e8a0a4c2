import { describe, expect, it } from 'vitest';
import { facing, startOf, startsOf, toBoard, toScreen, turnedBy, type Quarter } from './facing';
import { cellsOf, parseCell } from './notation';
import { duo, position, Q } from './positions.testdata';

const QUARTERS: readonly Quarter[] = [0, 1, 2, 3];

describe('the turned board', () => {
  it.each([20, 14])('of %i squares a side shows every cell somewhere and finds it again', (size) => {
    for (const quarter of QUARTERS) {
      const seen = new Set<string>();
      for (const cell of cellsOf(size)) {
        const screen = toScreen(cell, quarter, size);
        expect(toBoard(screen, quarter, size)).toEqual(cell);
        expect(Math.max(screen.row, screen.column)).toBeLessThan(size);
        seen.add(`${screen.row} ${screen.column}`);
      }
      expect(seen.size).toBe(size * size);
    }
  });

  it('turns clockwise: the top left corner goes to the top right', () => {
    expect(toScreen({ row: 0, column: 0 }, 1, 20)).toEqual({ row: 0, column: 19 });
    expect(turnedBy(3, 1)).toBe(0);
    expect(turnedBy(0, -1)).toBe(3);
  });

  it('brings every own corner to the near edge, and leaves those that are there', () => {
    for (const corner of startsOf(position())) expect(toScreen(corner, facing(corner, 20), 20).row).toBe(19);
    expect(facing({ row: 19, column: 0 }, 20)).toBe(0);
    expect(facing({ row: 19, column: 19 }, 20)).toBe(0);
    expect(facing(null, 20)).toBe(0);
  });

  it('brings both starts of the small board to the near half', () => {
    for (const start of startsOf(duo()))
      expect(toScreen(start, facing(start, 14), 14).row).toBeGreaterThanOrEqual(7);
  });
});

describe('the own start', () => {
  it('is where the colour began', () => {
    const view = position('B I5 p1 q1 r1 s1 t1');
    expect(startOf(view, 'blue')).toEqual({ row: 19, column: 19 });
    expect(startOf(position(...Q), 'green')).toEqual({ row: 19, column: 0 });
  });

  it('is open before the first piece, unless each colour has its own', () => {
    expect(startOf(position(), 'yellow')).toBeNull();
    expect(startOf({ ...position(), fixed_corners: true }, 'yellow')).toEqual({ row: 0, column: 19 });
    expect(startOf(duo(), 'yellow')).toEqual(parseCell('j5'));
  });
});
