import { describe, expect, it } from 'vitest';
import { Held } from './held.svelte';
import { numberPlaces, placesFor, tokensOf } from './tokens';

const MOVES = ['2@S1.2', '2@A2.1', '3@S1.3', 'wild@S1.2', 'wild@S1.3', 'undo@B3.1'];
const TOKENS = tokensOf({ pending: ['2', '3', '5', 'WILD', 'UNDO', 'REROLL'], lost: ['5'] });
const token = (item: string) => {
  const found = TOKENS.find((each) => each.item === item);
  if (!found) throw new Error(`no token ${item}`);
  return found;
};
const hand = (reason = 'no-match') => {
  const asked: string[] = [];
  const held = new Held((move) => {
    asked.push(move);
    return Promise.resolve(reason);
  });
  held.offer(MOVES, TOKENS);
  return { held, asked };
};
const answered = () => new Promise((resolve) => setTimeout(resolve));

describe('tokens', () => {
  it('are one for each thing that is pending, and equal ones keep apart', () => {
    expect(tokensOf({ pending: ['3', '3', 'WILD'], lost: [] }).map(({ key }) => key)).toEqual([
      '3.0',
      '3.1',
      'WILD.0',
    ]);
    expect(TOKENS.filter(({ lost }) => lost).map(({ item }) => item)).toEqual(['5']);
  });

  it('go where the legal moves say', () => {
    expect([...placesFor(MOVES, 'WILD')]).toEqual([
      ['S1.2', 'wild@S1.2'],
      ['S1.3', 'wild@S1.3'],
    ]);
    expect([...numberPlaces(MOVES).keys()]).toEqual(['S1.2', 'A2.1', 'S1.3']);
  });
});

describe('the hand', () => {
  it('takes a token, shows its places and puts it on one of them', () => {
    const { held } = hand();
    expect(held.tap(token('2'), 1000)).toBeNull();
    expect([...held.places.keys()]).toEqual(['S1.2', 'A2.1']);
    expect(held.placeOn('A2.1')).toBe('2@A2.1');
  });

  it('asks why a space does not fit', async () => {
    const { held, asked } = hand();
    held.tap(token('2'), 1000);
    expect(held.placeOn('B3.1')).toBeNull();
    await answered();
    expect(asked).toEqual(['2@B3.1']);
    expect(held.misfit).toEqual({ space: 'B3.1', reason: 'no-match' });
    expect(held.token?.item).toBe('2');
  });

  it('forgets an answer that comes after the hand did something else', async () => {
    const { held } = hand();
    held.tap(token('2'), 1000);
    held.placeOn('B3.1');
    held.putBack();
    await answered();
    expect(held.misfit).toBeNull();
  });

  it('plays a token with a single place at a double tap, and only then', () => {
    const { held } = hand();
    held.tap(token('3'), 1000);
    expect(held.tap(token('3'), 1200)).toBe('3@S1.3');
    held.putBack();
    held.tap(token('2'), 2000);
    expect(held.tap(token('2'), 2200)).toBeNull();
    expect(held.token?.item).toBe('2');
  });

  it('puts a token back at a second, later tap', () => {
    const { held } = hand();
    held.tap(token('3'), 1000);
    expect(held.tap(token('3'), 3000)).toBeNull();
    expect(held.token).toBeNull();
  });

  it('says of a token that fits nowhere that it does not', () => {
    const { held } = hand();
    held.tap(token('5'), 1000);
    expect(held.token).toBeNull();
    expect(held.stuck).toEqual({ key: '5.0', reason: 'nowhere' });
  });

  it('lets go of what has been used', () => {
    const { held } = hand();
    held.tap(token('3'), 1000);
    held.offer(['2@S1.2'], [token('2')]);
    expect(held.token).toBeNull();
    expect(held.places.size).toBe(0);
  });

  it('asks why a reroll may not be rolled', async () => {
    const { held, asked } = hand('must-place');
    held.askWhy(token('REROLL'), 'reroll');
    await answered();
    expect(asked).toEqual(['reroll']);
    expect(held.stuck).toEqual({ key: 'REROLL.0', reason: 'must-place' });
  });
});
