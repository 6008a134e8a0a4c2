import { describe, expect, it } from 'vitest';
import type { SentMove } from '$lib/play/props';
import { Hands, triedBy } from './hands.svelte';
import { chair, position, update } from './positions.testdata';

const CHAIRS = [chair(0, 'Ada', true), chair(1, 'Bo', true)];
const MOVES = ['0,1/0', '3,3/0'];

/** Two people at one page in a race, and the moves sent to the table. */
function table() {
  const played: SentMove[] = [];
  const hands = new Hands((seat, move) => played.push({ seat, move, reason: '' }));
  const views = [0, 1].map((seat) => position(['active', 'active'], { seat, hand: `W${'RO'[seat]}PL/N.SE` }));
  const choices = [0, 1].map((seat) => ({ seat, moves: MOVES }));
  hands.offer(update(views, { choices }), CHAIRS);
  return { hands, played };
}

describe('the hands of a page', () => {
  it('hold each the own card', () => {
    const { hands } = table();
    expect([hands.of(0).card, hands.of(1).card]).toEqual(['WRPL/N.SE', 'WOPL/N.SE']);
    expect(hands.of(1)).toBe(hands.of(1));
  });

  it('send one move after another, as the table answers', () => {
    const { hands, played } = table();
    for (const seat of [0, 1]) {
      hands.of(seat).try({ row: 0, column: 1 });
      expect(hands.lay(hands.of(seat))).toBe(true);
    }
    expect(played.map(({ seat }) => seat)).toEqual([0]);
    hands.answer(played[0] ?? null); // sent, not yet answered
    expect(played).toHaveLength(1);
    hands.answer(null);
    expect(played.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('take a refused card back, once, and go on with the next', () => {
    const { hands, played } = table();
    for (const seat of [0, 1]) {
      hands.of(seat).try({ row: 3, column: 3 });
      hands.lay(hands.of(seat));
    }
    const refused = { seat: 0, move: '3,3/0', reason: 'not-active' };
    expect(hands.answer(refused)).toBe(0);
    expect(hands.of(0).reason).toBe('not-active');
    expect(played.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(hands.answer(played[1] ?? null)).toBeNull();
  });

  it('ask for one move a seat', () => {
    const { hands, played } = table();
    hands.send(0, 'ready');
    hands.send(1, 'ready');
    hands.send(1, 'ready');
    hands.answer(null);
    hands.answer(null);
    expect(played.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('show what is tried and what is on its way, alike wherever the field allows it', () => {
    const { hands } = table();
    const hand = hands.of(0);
    expect(triedBy(hand)).toEqual([]);
    hand.try({ row: 3, column: 3 });
    expect(triedBy(hand)).toMatchObject([{ row: 3, column: 3, fits: true, isSent: false }]);
    hand.try({ row: 0, column: 0 });
    expect(triedBy(hand)).toMatchObject([{ fits: false }]);
    hand.try({ row: 0, column: 1 });
    hands.lay(hand);
    expect(triedBy(hand)).toMatchObject([{ row: 0, column: 1, fits: true, isSent: true }]);
  });
});
