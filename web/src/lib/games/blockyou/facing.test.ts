import { describe, expect, it } from 'vitest';
import { BLOCKYOU } from '$lib/wire/games';
import { directionName, directionNumber, parseCard, squaresOf, turned } from './cards';
import {
  compassPlace,
  facingOf,
  LAST,
  placeAt,
  samePlace,
  shownDirection,
  shownPlace,
  shownSquare,
  stepped,
} from './facing';

const seen = (direction: string, from: string) =>
  directionName(shownDirection(directionNumber(direction), facingOf(directionNumber(from))));
const PLACES = Array.from({ length: 49 }, (_, at) => ({ row: Math.floor(at / 7), column: at % 7 }));

describe('the own side', () => {
  it.each([
    ['S', 'S'],
    ['W', 'S'],
    ['N', 'S'],
    ['E', 'S'],
    ['NW', 'SW'],
    ['NE', 'SE'],
  ])('of %s lies at %s of the picture', (direction, at) => {
    expect(seen(direction, direction)).toBe(at);
  });

  it('has all neighbours where they sit, for every seat of every table', () => {
    expect(BLOCKYOU.seats[3].map((direction) => seen(direction, 'W'))).toEqual(['E', 'S', 'W', 'N']);
    expect(BLOCKYOU.seats[2].map((direction) => seen(direction, 'NE'))).toEqual(['W', 'NE', 'SE']);
    for (const seats of BLOCKYOU.seats)
      for (const from of seats) {
        const shown = seats.map((direction) => seen(direction, from));
        expect(new Set(shown).size).toBe(seats.length);
        expect(['S', 'SW', 'SE']).toContain(seen(from, from));
      }
  });
});

describe('a place', () => {
  it('goes round with the picture', () => {
    const corner = { row: 0, column: 0 };
    expect([0, 1, 2, 3].map((facing) => shownPlace(corner, facing))).toEqual([
      { row: 0, column: 0 },
      { row: 0, column: LAST },
      { row: LAST, column: LAST },
      { row: LAST, column: 0 },
    ]);
  });

  it('comes back from the picture to the same compass place', () => {
    for (const facing of [0, 1, 2, 3])
      for (const place of PLACES) expect(compassPlace(shownPlace(place, facing), facing)).toEqual(place);
  });

  it('covers the squares that its own squares are turned to, each with its colour', () => {
    const card = parseCard('WRPB/N.E');
    for (const facing of [0, 1, 2, 3])
      for (const place of PLACES) {
        const inPicture = new Map(
          squaresOf(shownPlace(place, facing)).map(({ row, column }, at) => [
            8 * row + column,
            turned(card, facing).squares[at],
          ]),
        );
        squaresOf(place).forEach((square, at) => {
          const { row, column } = shownSquare(square, facing);
          expect(inPicture.get(8 * row + column)).toBe(card.squares[at]);
        });
      }
  });
});

describe('a point of the picture', () => {
  it.each([
    [1, 1, 0, 0],
    [4, 4, 3, 3],
    [4.4, 3.6, 3, 3],
    [4.6, 4.4, 3, 4],
    [0, 0, 0, 0],
    [8, 8, 6, 6],
    [7.2, 0.3, 0, 6],
  ])('%d, %d means the place with the nearest middle', (x, y, row, column) => {
    expect(placeAt(x, y)).toEqual({ row, column });
  });

  it('means nothing outside, but for some slack', () => {
    expect(placeAt(-0.1, 4)).toBeNull();
    expect(placeAt(4, 8.1)).toBeNull();
    expect(placeAt(-0.3, 8.4, 0.5)).toEqual({ row: 6, column: 0 });
  });
});

describe('the cursor', () => {
  it('steps and stops at the edge', () => {
    const middle = { row: 3, column: 3 };
    expect(stepped(middle, 'up')).toEqual({ row: 2, column: 3 });
    expect(stepped(middle, 'right')).toEqual({ row: 3, column: 4 });
    expect(stepped({ row: 6, column: 0 }, 'down')).toEqual({ row: 6, column: 0 });
    expect(stepped({ row: 6, column: 0 }, 'left')).toEqual({ row: 6, column: 0 });
  });

  it('compares places by what they are', () => {
    expect(samePlace({ row: 1, column: 2 }, { row: 1, column: 2 })).toBe(true);
    expect(samePlace({ row: 1, column: 2 }, null)).toBe(false);
    expect(samePlace(null, null)).toBe(true);
  });
});
