import { describe, expect, it } from 'vitest';
import { askedBy, boxOf, grouped } from './blocks';
import { formatPlacing, offers, parseMove, spotsFor } from './notation';

describe('moves', () => {
  it.each([
    ['red>large-red', { kind: 'block', card: 'red', block: 'large-red', spot: null }],
    ['>small-wood', { kind: 'block', card: '', block: 'small-wood', spot: null }],
    [
      'any>large-red@12,-3,1',
      { kind: 'block', card: 'any', block: 'large-red', spot: { x_mm: 12, y_mm: -3, turns: 1 } },
    ],
    ['pass', { kind: 'pass' }],
    ['drawcards', { kind: 'drawcards' }],
    ['stood:0.0.240.10000.0.0.0', { kind: 'stood' }],
    ['stood', { kind: 'stood' }],
    ['fell~abc', { kind: 'fell' }],
    ['void:touched', { kind: 'void', reason: 'touched' }],
    ['begin2', { kind: 'begin', seat: 2 }],
    ['draw:small-red', { kind: 'draw', card: 'small-red' }],
    ['wait3000ms@4', { kind: 'wait' }],
    ['', null],
    ['nonsense', null],
  ])('%s', (text, move) => expect(parseMove(text)).toEqual(move));

  it('are written as they are read', () => {
    expect(formatPlacing('red', 'large-red', null)).toBe('red>large-red');
    expect(formatPlacing('', 'large-red', { x_mm: 0, y_mm: -4, turns: 1 })).toBe('>large-red@0,-4,1');
  });

  it('say which blocks go with which card', () => {
    const moves = ['red>large-red@0,0,0', 'red>large-red@4,0,0', 'red>small-red@0,0,0', 'pass'];
    expect([...offers(moves)]).toEqual([
      ['red', ['large-red', 'small-red']],
      ['pass', []],
    ]);
    expect(spotsFor(moves, 'red', 'large-red').map(({ x_mm }) => x_mm)).toEqual([0, 4]);
  });
});

describe('cards and blocks', () => {
  it.each([
    ['large-red', { size: 'large', colour: 'red', action: null }],
    ['wood', { size: null, colour: 'wood', action: null }],
    ['small', { size: 'small', colour: null, action: null }],
    ['any', { size: null, colour: null, action: null }],
    ['reverse', { size: null, colour: null, action: 'reverse' }],
  ])('%s', (card, asked) => expect(askedBy(card)).toEqual(asked));

  it('have the sizes of their edition', () => {
    expect(boxOf('hakubia', 'medium-red')).toEqual({ width: 28, depth: 21, height: 28 });
    expect(boxOf('top', 'large-red')).toEqual({ width: 42, depth: 23.1, height: 20 });
  });

  it('are shown once with their number', () => {
    expect(grouped(['any', 'any', 'pass'])).toEqual([
      { card: 'any', copies: 2 },
      { card: 'pass', copies: 1 },
    ]);
  });
});
