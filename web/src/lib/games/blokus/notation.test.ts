import { describe, expect, it } from 'vitest';
import { formatCell, formatMove, parseCell, parseMove } from './notation';

describe('cells', () => {
  it('count rows from the bottom and columns from the left', () => {
    expect(parseCell('a1')).toEqual({ row: 19, column: 0 });
    expect(parseCell('a20')).toEqual({ row: 0, column: 0 });
    expect(parseCell('t20')).toEqual({ row: 0, column: 19 });
    expect(parseCell('f19')).toEqual({ row: 1, column: 5 });
  });

  it('are written as they are read, all 400', () => {
    for (let row = 0; row < 20; row += 1) {
      for (let column = 0; column < 20; column += 1) {
        expect(parseCell(formatCell({ row, column }))).toEqual({ row, column });
      }
    }
  });

  it.each(['', 'a', '1', 'a0', 'a21', 'u1', 'A1', 'a01', 'a1 ', 'aa1'])('refuse %j', (text) => {
    expect(parseCell(text)).toBeNull();
  });
});

describe('moves', () => {
  it('name the piece and its cells', () => {
    expect(parseMove('V3:f19,f18,g18')).toEqual({
      piece: 'V3',
      cells: [
        { row: 1, column: 5 },
        { row: 2, column: 5 },
        { row: 2, column: 6 },
      ],
    });
  });

  it('are written in reading order, whatever order the cells came in', () => {
    const cells = [
      { row: 2, column: 6 },
      { row: 2, column: 5 },
      { row: 1, column: 5 },
    ];
    expect(formatMove('V3', cells)).toBe('V3:f19,f18,g18');
  });

  it.each(['pass', 'begin0', 'wait60000ms@12', 'V3', 'V3:', ':a1', 'V3:a1,u1', 'V3:a1:b1', ''])(
    'lay no piece: %j',
    (text) => {
      expect(parseMove(text)).toBeNull();
    },
  );
});
