import { describe, expect, it } from 'vitest';
import { BLOKUS } from '$lib/wire/games';
import { arrange, LEAST_SLOT_PX, SLOT_HIGH, slotWide, trayScale } from './layout';
import { shapeOf, width } from './shape';

describe('the playing area', () => {
  it.each([
    [1280, 748, 'wide'],
    [1920, 1030, 'wide'],
    [1024, 716, 'broad'],
    [844, 342, 'broad'],
    [768, 972, 'tall'],
    [390, 796, 'tall'],
    [360, 592, 'tall'],
  ] as const)('of %i by %i is %s, and the board fits', (width, height, kind) => {
    const { kind: found, board_px } = arrange(width, height);
    expect(found).toBe(kind);
    expect(board_px).toBeLessThanOrEqual(Math.min(width, height));
    expect(board_px).toBeGreaterThanOrEqual(0.55 * Math.min(width, height));
  });

  it('gives the board nearly all of the shorter side', () => {
    expect(arrange(1280, 748).board_px).toBe(724);
    expect(arrange(390, 796).board_px).toBe(382);
    expect(arrange(844, 342).board_px).toBe(330);
  });

  it('gives the room of the tray to the board when the result is shown below it', () => {
    expect(arrange(360, 456, false).board_px).toBe(352);
    expect(arrange(360, 456, true).board_px).toBeLessThan(250);
    expect(arrange(940, 748, false)).toEqual(arrange(940, 748, true));
  });
});

describe('the squares of a tray', () => {
  const wides = BLOKUS.pieces.map(({ name }) => slotWide(width(shapeOf(name))));
  const square = (...area: Parameters<typeof trayScale>) => trayScale(...area).square_px;

  it.each([
    [21, 344, 130],
    [21, 250, 560],
    [15, 370, 240],
    [2, 300, 100],
  ])('let %i pieces fit into %i by %i', (count, width_px, height_px) => {
    const square_px = square(wides.slice(0, count), width_px, height_px, 22);
    const area = wides.slice(0, count).reduce((sum, wide) => sum + wide * SLOT_HIGH * square_px ** 2, 0);
    expect(area).toBeLessThanOrEqual(width_px * height_px);
    expect(square_px).toBeGreaterThan(8);
    expect(square_px).toBeLessThanOrEqual(22);
  });

  it('grow with the room and shrink with the number of pieces', () => {
    expect(square(wides, 400, 200, 30)).toBeGreaterThan(square(wides, 344, 130, 30));
    expect(square(wides.slice(0, 8), 344, 130, 30)).toBeGreaterThan(square(wides, 344, 130, 30));
  });

  it('wrap exactly: two slots of three squares side by side need six', () => {
    expect(square([3, 3], 120, SLOT_HIGH * 20, 99)).toBeCloseTo(20, 0);
    expect(square([3, 3], 60, SLOT_HIGH * 40, 99)).toBeCloseTo(20, 0);
  });

  it('are large enough for a finger on the smallest phone, and give way where there is no room for that', () => {
    const phone = trayScale(wides, 332, 3 * LEAST_SLOT_PX, 20);
    expect(phone.least_px).toBe(LEAST_SLOT_PX);
    expect(phone.square_px).toBeGreaterThan(10);
    expect(trayScale(wides, 200, 2 * LEAST_SLOT_PX, 20).least_px).toBe(0);
  });
});
