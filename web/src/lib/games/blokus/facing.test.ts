import { describe, expect, it } from 'vitest';
import { CORNERS, cornerOf, facing, toBoard, toScreen, turnedBy, type Quarter } from './facing';
import { position, Q } from './positions.testdata';

const QUARTERS: readonly Quarter[] = [0, 1, 2, 3];

describe('the turned board', () => {
  it('shows every cell somewhere and finds it again', () => {
    for (const quarter of QUARTERS) {
      const seen = new Set<string>();
      for (let row = 0; row < 20; row += 1) {
        for (let column = 0; column < 20; column += 1) {
          const screen = toScreen({ row, column }, quarter);
          expect(toBoard(screen, quarter)).toEqual({ row, column });
          seen.add(`${screen.row} ${screen.column}`);
        }
      }
      expect(seen.size).toBe(400);
    }
  });

  it('turns clockwise: the top left corner goes to the top right', () => {
    expect(toScreen({ row: 0, column: 0 }, 1)).toEqual({ row: 0, column: 19 });
    expect(turnedBy(3, 1)).toBe(0);
    expect(turnedBy(0, -1)).toBe(3);
  });

  it('brings every own corner to the near edge, and leaves those that are there', () => {
    for (const corner of CORNERS) expect(toScreen(corner, facing(corner)).row).toBe(19);
    expect(facing({ row: 19, column: 0 })).toBe(0);
    expect(facing({ row: 19, column: 19 })).toBe(0);
    expect(facing(null)).toBe(0);
  });
});

describe('the own corner', () => {
  it('is where the colour began', () => {
    const view = position('B I5 p1 q1 r1 s1 t1');
    expect(cornerOf(view, 'blue', false)).toEqual({ row: 19, column: 19 });
    expect(cornerOf(position(...Q), 'green', false)).toEqual({ row: 19, column: 0 });
  });

  it('is open before the first piece, unless corners are fixed', () => {
    expect(cornerOf(position(), 'yellow', false)).toBeNull();
    expect(cornerOf(position(), 'yellow', true)).toEqual({ row: 0, column: 19 });
  });
});
