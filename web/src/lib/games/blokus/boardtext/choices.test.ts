import { describe, expect, it } from 'vitest';
import { byPiece } from './choices';

describe('moves for reading', () => {
  it('are grouped by piece, the largest first, and keep the order of their places', () => {
    expect(byPiece(['I1:f19', 'V3:f19,f18,g18', 'I2:f19,g19', 'I2:f19,f18', 'pass'])).toEqual([
      { piece: 'V3', places: [{ move: 'V3:f19,f18,g18', cells: ['f19', 'f18', 'g18'] }] },
      {
        piece: 'I2',
        places: [
          { move: 'I2:f19,g19', cells: ['f19', 'g19'] },
          { move: 'I2:f19,f18', cells: ['f19', 'f18'] },
        ],
      },
      { piece: 'I1', places: [{ move: 'I1:f19', cells: ['f19'] }] },
    ]);
  });

  it('are none when there are none', () => {
    expect(byPiece([])).toEqual([]);
    expect(byPiece(['pass', 'begin0'])).toEqual([]);
  });
});
