import { describe, expect, it } from 'vitest';
import { cellsAt, heldIn, Places } from './places';
import { flipped, shapeOf, turned } from './shape';

const MOVES = ['V3:f19,f18,g18', 'V3:f15,f14,g14', 'V3:k19,k18,l18', 'I1:f19', 'pass'];
const V3 = shapeOf('V3'); // in the rotation of f19,f18,g18

describe('places', () => {
  it('are found by piece and orientation; a pass is none', () => {
    const places = new Places(MOVES, 0, 20);
    expect(places.of('V3', V3).map((place) => place.move)).toEqual([
      'V3:f19,f18,g18',
      'V3:k19,k18,l18',
      'V3:f15,f14,g14',
    ]);
    expect(places.of('V3', turned(V3))).toEqual([]);
    expect(places.count('V3')).toBe(3);
    expect(places.count('I1')).toBe(1);
    expect(places.count('X5')).toBe(0);
  });

  it('pull from near and not from far', () => {
    const places = new Places(MOVES, 0, 20);
    // f19,f18,g18 lies in columns 5-6 and rows 1-2: its middle is (6, 2).
    expect(places.nearest('V3', V3, { x: 6.5, y: 2.5 }, 0.8)?.move).toBe('V3:f19,f18,g18');
    expect(places.nearest('V3', V3, { x: 6.9, y: 2 }, 0.8)).toBeNull();
    expect(places.nearest('V3', V3, { x: 10.4, y: 2 })?.move).toBe('V3:k19,k18,l18');
  });

  it('are seen turned when the board is, and written as the board names them', () => {
    const places = new Places(MOVES, 1, 20);
    const [first] = places.of('V3', turned(V3));
    expect(places.of('V3', V3)).toEqual([]);
    expect(first && places.written('V3', first.cells)).toBe(first?.move);
  });

  it('lie beyond one another, straight ahead first', () => {
    const places = new Places(MOVES, 0, 20);
    const from = { x: 6, y: 2 };
    expect(places.beyond('V3', V3, from, 'right')?.move).toBe('V3:k19,k18,l18');
    expect(places.beyond('V3', V3, from, 'down')?.move).toBe('V3:f15,f14,g14');
    expect(places.beyond('V3', V3, from, 'up')).toBeNull();
    expect(places.beyond('V3', V3, from, 'left')).toBeNull();
  });

  it('follow one another in reading order and go round', () => {
    const places = new Places(MOVES, 0, 20);
    const moves: (string | undefined)[] = [];
    let from = { x: 6, y: 2 };
    for (let count = 0; count < 3; count += 1) {
      const place = places.step('V3', V3, from, 1);
      moves.push(place?.move);
      from = place?.centre ?? from;
    }
    expect(moves).toEqual(['V3:k19,k18,l18', 'V3:f15,f14,g14', 'V3:f19,f18,g18']);
    expect(places.step('V3', V3, { x: 6, y: 2 }, -1)?.move).toBe('V3:f15,f14,g14');
    expect(places.step('V3', flipped(V3), from, 1)).toBeNull();
  });
});

describe('a shape at a point', () => {
  it('covers the squares round it', () => {
    expect(cellsAt(shapeOf('I3'), { x: 5.5, y: 3.5 }, 20)).toEqual([
      { row: 3, column: 4 },
      { row: 3, column: 5 },
      { row: 3, column: 6 },
    ]);
  });

  it('stays on the board', () => {
    expect(heldIn(shapeOf('I5'), { x: 0, y: 25 }, 20)).toEqual({ x: 2.5, y: 19.5 });
    expect(cellsAt(shapeOf('I5'), { x: -3, y: -3 }, 20)[0]).toEqual({ row: 0, column: 0 });
    expect(cellsAt(shapeOf('I5'), { x: 30, y: 30 }, 20).at(-1)).toEqual({ row: 19, column: 19 });
  });
});
