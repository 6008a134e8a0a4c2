import { describe, expect, it } from 'vitest';
import { plan } from './plan';
import { position, Q } from './positions.testdata';

const kinds = (motions: ReturnType<typeof plan>) => motions.map((motion) => motion.kind);

describe('what moved', () => {
  it('is nothing between equal views', () => {
    expect(plan(position(...Q), position(...Q))).toEqual([]);
  });

  it('is a piece laid, then the turn', () => {
    const motions = plan(position(...Q), position(...Q, 'B V3 f19 f18 g18'));
    expect(motions).toEqual([
      { kind: 'lay', key: 'Bf19f18g18', colour: 'blue', seat: 0, piece: 'V3', cells: ['f19', 'f18', 'g18'] },
      { kind: 'turn', colour: 'yellow', seat: 1 },
    ]);
  });

  it('is several pieces when updates were missed, each with its name', () => {
    const motions = plan(position(...Q.slice(0, 2)), position(...Q));
    expect(
      motions.flatMap((motion) => (motion.kind === 'lay' ? [`${motion.colour} ${motion.piece}`] : [])),
    ).toEqual(['green I3', 'red O4']);
  });

  it('is a piece going back when a move is taken back, and no skip is told again', () => {
    const before = { ...position(...Q, 'B V3 f19 f18 g18') };
    const after = { ...position(...Q), skipped: ['red' as const] };
    expect(plan(before, after)).toEqual([
      { kind: 'return', key: 'Bf19f18g18', colour: 'blue', piece: 'V3', cells: ['f19', 'f18', 'g18'] },
      { kind: 'turn', colour: 'blue', seat: 0 },
    ]);
  });

  it('tells each skipped colour once', () => {
    const before = position(...Q);
    const after = {
      ...position(...Q, 'B V3 f19 f18 g18'),
      skipped: ['yellow' as const],
      turn: 'red' as const,
      seat: 2,
    };
    expect(kinds(plan(before, after))).toEqual(['lay', 'skip', 'turn']);
    expect(plan(after, { ...after, skipped: ['yellow', 'red'], turn: 'green', seat: 3 })).toEqual([
      { kind: 'skip', colour: 'red' },
      { kind: 'turn', colour: 'green', seat: 3 },
    ]);
  });

  it('tells a pass', () => {
    const before = position(...Q);
    const after = { ...before, ply: before.ply + 1, turn: 'yellow' as const, seat: 1 };
    expect(plan(before, after)).toEqual([
      { kind: 'pass', colour: 'blue' },
      { kind: 'turn', colour: 'yellow', seat: 1 },
    ]);
  });

  it('ends with the winners, all of them, and no turn', () => {
    const before = position(...Q);
    const after = {
      ...position(...Q, 'B V3 f19 f18 g18'),
      turn: null,
      seat: null,
      outcome: { reason: 'no-moves', places: [1, 3, 1, 4], scores: [6, 11, 6, 20] },
    };
    expect(plan(before, after).at(-1)).toEqual({ kind: 'over', winners: [0, 2] });
    expect(kinds(plan(before, after))).toEqual(['lay', 'over']);
  });
});
