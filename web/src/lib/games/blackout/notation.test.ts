import { describe, expect, it } from 'vitest';
import { BLACKOUT } from '$lib/wire/games';
import { formatPlacing, formatSpace, parseMove, parseSpace, type Placed } from './notation';

describe('spaces', () => {
  it('are written as they are read, on every card', () => {
    for (const { name } of BLACKOUT.cards) {
      for (let number = 1; number <= 5; number += 1) {
        expect(parseSpace(formatSpace({ card: name, number }))).toEqual({ card: name, number });
      }
    }
  });

  it.each(['', 'S1', 'S1.0', 'S1.6', 'S6.1', 's1.1', 'S1.1 ', '.1'])('refuse %j', (text) => {
    expect(parseSpace(text)).toBeNull();
  });
});

describe('moves', () => {
  it.each([
    ['3', 'S1.3', '3@S1.3'],
    ['WILD', 'A2.1', 'wild@A2.1'],
    ['UNDO', 'S1.3', 'undo@S1.3'],
  ] as [Placed, string, string][])('use %s on %s', (item, space, text) => {
    expect(formatPlacing(item, space)).toBe(text);
    expect(parseMove(text)).toEqual({ kind: 'place', item, space });
  });

  it.each(['roll', 'reroll', 'end', 'call'])('are plain words: %s', (text) => {
    expect(parseMove(text)).toEqual({ kind: text });
  });

  it('of luck and of the clock are read too', () => {
    expect(parseMove('begin2')).toEqual({ kind: 'begin', seat: 2 });
    expect(parseMove('W=WILD')).toEqual({ kind: 'face', die: 'W', face: 'WILD' });
    expect(parseMove('R=4')).toEqual({ kind: 'face', die: 'R', face: '4' });
    expect(parseMove('drawF5')).toEqual({ kind: 'draw', card: 'F5' });
    expect(parseMove('wait10000ms@12')).toEqual({ kind: 'wait' });
  });

  it.each(['', 'left', '6@S1.1', '3@S1', 'wild@', 'Roll', 'X=3', 'W=6', 'draw', 'begin4', 'wait10000ms'])(
    'are not %j',
    (text) => {
      expect(parseMove(text)).toBeNull();
    },
  );
});
