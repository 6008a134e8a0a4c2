import { describe, expect, it } from 'vitest';
import { BLOCKYOU } from '$lib/wire/games';
import {
  clashes,
  directionName,
  directionNumber,
  parseCard,
  quarter,
  squaresOf,
  topsOf,
  turned,
} from './cards';
import { lying } from './positions.testdata';

const text = ({ squares, fingers }: ReturnType<typeof parseCard>) =>
  `${squares.join('')}/${fingers.map(directionName).join('.')}`;

describe('a card as text', () => {
  it('is read and written alike for the whole box', () => {
    for (const card of BLOCKYOU.cards) expect(text(parseCard(card))).toBe(card);
  });

  it('knows its directions by number', () => {
    expect(BLOCKYOU.directions.map(directionNumber)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(directionName(-1)).toBe('NW');
    expect(directionName(9)).toBe('NE');
  });
});

describe('a card that is turned', () => {
  it('moves its squares clockwise and its fingers by two directions (BY-T29)', () => {
    const card = parseCard('WBRL/N.NE');
    expect([0, 1, 2, 3].map((turns) => text(turned(card, turns)))).toEqual([
      'WBRL/N.NE',
      'RWLB/E.SE',
      'LRBW/S.SW',
      'BLWR/W.NW',
    ]);
  });

  it('is itself again after four quarters, and takes any number of them', () => {
    const card = parseCard('WYLB/E.SE');
    expect(turned(card, 4)).toEqual(card);
    expect(turned(card, -1)).toEqual(turned(card, 3));
    expect(quarter(-5)).toBe(3);
  });
});

describe('the field', () => {
  const field = [lying('WRBO/N.NE', 0, 0), lying('WRBO/N.E', 0, 2), lying('WBRL/N.S', 0, 1, 1)];

  it('shows the topmost card of each square', () => {
    const tops = topsOf(field);
    expect(tops.slice(0, 4).map((top) => top && top.colour + top.card)).toEqual(['W0', 'R2', 'W2', 'R1']);
    expect(tops.slice(8, 12).map((top) => top && top.colour + top.card)).toEqual(['B0', 'L2', 'B2', 'O1']);
    expect(tops[16]).toBeNull();
  });

  it('tells after a fault which squares differ; white differs from nothing', () => {
    // Under 0,1: R W / O B; over it R W / L B.
    expect(clashes(field.slice(0, 2), lying('WBRL/N.S', 0, 1, 1))).toEqual([{ row: 1, column: 1 }]);
    expect(clashes(field.slice(0, 2), lying('WRBO/S.W', 0, 0))).toEqual([]);
  });

  it('is covered by a card from its NW square on', () => {
    expect(squaresOf({ row: 2, column: 5 })).toEqual([
      { row: 2, column: 5 },
      { row: 2, column: 6 },
      { row: 3, column: 5 },
      { row: 3, column: 6 },
    ]);
  });
});
