import { describe, expect, it } from 'vitest';
import { BLOCKYOU } from '$lib/wire/games';
import { directionNumber } from './cards';
import { facingOf, shownDirection } from './facing';
import { arrange, type Slot } from './layout';

/** A table of this many players, seen from a seat; the seats in `here` hold cards at this page. */
function sitting(players: number, from = 0, here: readonly number[] = [from]) {
  const directions = (BLOCKYOU.seats[players - 1] ?? []).map(directionNumber);
  const facing = facingOf(directions[from] ?? 4);
  return directions.map((direction, seat) => ({
    seat,
    direction: shownDirection(direction, facing),
    here: here.includes(seat),
  }));
}

const ROOMS = [
  [360, 592],
  [390, 796],
  [844, 342],
  [640, 312],
  [768, 976],
  [1280, 752],
  [1920, 1032],
] as const;

describe('the playing area', () => {
  it.each(ROOMS)('of %d by %d has a place for everybody, from every seat', (width, height) => {
    for (let players = 1; players <= 5; players += 1)
      for (let from = 0; from < players; from += 1)
        for (const here of [[from], [], [0, 1, 2, 3, 4].slice(0, players)]) {
          const { slots, field_px, hasCorners } = arrange(width, height, sitting(players, from, here));
          const placed = Object.values(slots).filter((seat) => seat !== null);
          const missing = placed.includes(from) || hasCorners || here.length === 0 ? 0 : 1;
          expect(new Set(placed).size).toBe(players - missing);
          expect(field_px).toBeGreaterThanOrEqual(here.length > 1 ? 150 : 220);
          expect(field_px).toBeLessThanOrEqual(Math.min(width, height));
        }
  });

  it('keeps true sides where the field does not suffer', () => {
    const { slots, kind } = arrange(1280, 752, sitting(5));
    expect(kind).toBe('broad');
    expect(slots).toMatchObject({ w: 1, nw: 2, ne: 3, e: 4, s: null });
  });

  it('moves left and right below the field on a phone', () => {
    const { slots, kind } = arrange(360, 592, sitting(4));
    expect(kind).toBe('tall');
    expect(slots).toMatchObject({ sw: 1, n: 2, se: 3, s: 0 });
  });

  it('gives each of several people the own side on a tablet', () => {
    const { slots, hasCorners } = arrange(768, 976, sitting(4, 0, [0, 1, 2, 3]));
    expect(hasCorners).toBe(true);
    expect((['s', 'w', 'n', 'e'] as Slot[]).map((slot) => slots[slot])).toEqual([0, 1, 2, 3]);
  });

  it('leaves what the field cannot use to the card', () => {
    expect(arrange(390, 796, sitting(2)).card_px).toBeGreaterThan(arrange(360, 592, sitting(2)).card_px);
  });
});
