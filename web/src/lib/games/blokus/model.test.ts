import { describe, expect, it } from 'vitest';
import { modelOf, piecesOn } from './model';
import { formatCell } from './notation';
import { position, Q } from './positions.testdata';

describe('the pieces on the board', () => {
  it('are found again from the squares', () => {
    const pieces = piecesOn(position(...Q));
    expect(pieces.map((piece) => [piece.colour, piece.cells.map(formatCell).join(' ')])).toEqual([
      ['blue', 'a20 b20 c20 d20 e20'],
      ['yellow', 'r20 s20 t20 t19'],
      ['green', 'a3 a2 a1'],
      ['red', 's2 t2 s1 t1'],
    ]);
  });

  it('of one colour are two when they meet at a corner only', () => {
    const pieces = piecesOn(position(...Q, 'B V3 f19 f18 g18'));
    expect(pieces.filter((piece) => piece.colour === 'blue').map((piece) => piece.cells.length)).toEqual([
      5, 3,
    ]);
  });

  it('keep their keys when others come', () => {
    const before = piecesOn(position(...Q)).map((piece) => piece.key);
    const after = piecesOn(position(...Q, 'B V3 f19 f18 g18')).map((piece) => piece.key);
    expect(after.filter((key) => before.includes(key))).toEqual(before);
  });

  it('know which was laid last, and the anchors are cells', () => {
    const view = { ...position(...Q), anchors: ['b4', 'nonsense'] };
    const model = modelOf(view);
    expect(model.pieces.filter((piece) => piece.isLast).map((piece) => piece.colour)).toEqual(['green']);
    expect(model.anchors).toEqual([{ row: 16, column: 1 }]);
    expect(modelOf(position()).pieces).toEqual([]);
  });
});
