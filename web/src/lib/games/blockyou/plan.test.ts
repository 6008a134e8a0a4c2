import { describe, expect, it } from 'vitest';
import { plan } from './plan';
import { laid, position } from './positions.testdata';

const kinds = (motions: ReturnType<typeof plan>) => motions.map(({ kind }) => kind);

describe('between two pictures', () => {
  it('nothing happened when they are alike', () => {
    expect(plan(position(), position())).toEqual([]);
  });

  it('players become ready, and the countdown begins', () => {
    const before = position(['ready', 'idle'], { phase: 'ready', round: 0, hand: null });
    const after = position(['ready', 'ready'], { phase: 'countdown', round: 0, hand: null });
    expect(plan(before, after)).toEqual([{ kind: 'ready', seat: 1 }, { kind: 'countdown' }]);
  });

  it('a card is told when it lies open, not while it turns over', () => {
    const countdown = position(['ready', 'ready'], { phase: 'countdown', round: 0, hand: null });
    const turning = position(['active', 'active'], { phase: 'turning' });
    expect(kinds(plan(countdown, turning))).toEqual(['turning']);
    expect(plan(turning, position(['active', 'active']))).toEqual([
      { kind: 'round', round: 1 },
      { kind: 'card', card: 'WRPL/N.SE' },
    ]);
  });

  it('new lays come in order, those before are not told again', () => {
    const [first, second] = [laid(1, '1,1/0', { blocked: [2] }), laid(0, '3,4/1', { fault: 'colours' })];
    const before = position(['active', 'done', 'blocked'], { laid: [first] });
    const after = position(['fault', 'done', 'blocked'], {
      laid: [first, second],
      phase: 'countdown',
      ending: 'all',
      hand: null,
    });
    expect(plan(position(), before)).toEqual([{ kind: 'laid', laid: first }]);
    expect(plan(before, after)).toEqual([
      { kind: 'laid', laid: second },
      { kind: 'ended', ending: 'all', lastSeat: null },
      { kind: 'countdown' },
    ]);
  });

  it('says who was the last one', () => {
    const after = position(['done', 'last'], {
      phase: 'countdown',
      ending: 'last',
      laid: [laid(0, '1,1/0')],
    });
    expect(plan(position(['active', 'active']), after)).toContainEqual({
      kind: 'ended',
      ending: 'last',
      lastSeat: 1,
    });
  });

  it('the last one has ten seconds', () => {
    const after = position(['active', 'fault'], {
      phase: 'last',
      laid: [laid(1, '1,1/0', { fault: 'self' })],
    });
    expect(kinds(plan(position(['active', 'active']), after))).toEqual(['laid', 'last']);
  });

  it('alone, every lay is new, and so is the next card', () => {
    const before = position(['active'], { round: 2, laid: [laid(0, '1,1/0')] });
    const next = { ...laid(0, '2,2/0'), card: { ...laid(0, '2,2/0').card, card: 'WLPO/SW.NE' } };
    const after = position(['active'], { round: 3, laid: [next], hand: 'WOPB/W.SW' });
    expect(plan(before, after)).toEqual([
      { kind: 'laid', laid: next },
      { kind: 'card', card: 'WOPB/W.SW' },
    ]);
  });

  it('a player leaves, and the game is over', () => {
    const after = position(['active', 'left'], {
      phase: 'over',
      hand: null,
      outcome: { reason: 'last-player', places: [1, 2], scores: [12, 0] },
    });
    expect(plan(position(['active', 'active']), after)).toEqual([
      { kind: 'left', seat: 1 },
      { kind: 'over', winners: [0] },
    ]);
  });
});
