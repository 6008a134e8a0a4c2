import { describe, expect, it } from 'vitest';
import { Hand } from './hand.svelte';

const LEGAL = ['0,1/0', '0,1/1', '0,1/2', '0,1/3', '3,3/0', '3,3/1'];

function holding(card: string | null = 'WRPB/N.NE'): Hand {
  const hand = new Hand(0);
  hand.offer(card, 1, LEGAL);
  return hand;
}

describe('a card in the hand', () => {
  it('turns by quarters, either way round', () => {
    const hand = holding();
    hand.turn(1);
    hand.turn(1);
    expect(hand.turns).toBe(2);
    hand.turn(-3);
    expect(hand.turns).toBe(3);
    expect(hand.spun).toBe(-1);
  });

  it('is laid where it is tried, and lies there until the answer', () => {
    const hand = holding();
    hand.turn(1);
    hand.try({ row: 0, column: 1 });
    expect(hand.fits).toBe(true);
    expect(hand.lay()).toBe('0,1/1');
    expect(hand.sent).toEqual({ row: 0, column: 1, turns: 1 });
    expect([hand.isFree, hand.at, hand.lay()]).toEqual([false, null, null]);
  });

  it('comes back from a place that the field does not allow, and says why', () => {
    const hand = holding();
    hand.try({ row: 0, column: 0 });
    expect(hand.fits).toBe(false);
    expect(hand.lay()).toBeNull();
    expect([hand.reason, hand.at, hand.isFree]).toEqual(['covers-one-card', null, true]);
    hand.try({ row: 3, column: 3 });
    expect(hand.reason).toBe('');
  });

  it('waits for the race', () => {
    const hand = new Hand(0);
    hand.offer('WRPB/N.NE', 1, []);
    hand.try({ row: 0, column: 1 });
    expect(hand.lay()).toBeNull();
    expect(hand.reason).toBe('wrong-phase');
  });

  it('returns with the turn it had when the table refuses it', () => {
    const hand = holding();
    hand.turn(1);
    hand.try({ row: 3, column: 3 });
    hand.lay();
    hand.refuse('not-active');
    expect([hand.isFree, hand.turns, hand.reason]).toEqual([true, 1, 'not-active']);
  });

  it('stays as it is when others lay cards, and is new in a new round', () => {
    const hand = holding();
    hand.turn(1);
    hand.try({ row: 3, column: 3 });
    hand.offer('WRPB/N.NE', 1, ['0,1/1']);
    expect([hand.turns, hand.fits]).toEqual([1, false]);
    hand.offer('WRPB/N.NE', 2, LEGAL);
    expect([hand.turns, hand.at]).toEqual([0, null]);
  });

  it('is gone when its player is blocked, whatever was tried', () => {
    const hand = holding();
    hand.try({ row: 3, column: 3 });
    hand.offer(null, 1, []);
    expect([hand.card, hand.at, hand.isFree]).toEqual([null, null, false]);
    hand.turn(1);
    hand.try({ row: 3, column: 3 });
    expect([hand.turns, hand.at, hand.lay()]).toEqual([0, null, null]);
  });
});
