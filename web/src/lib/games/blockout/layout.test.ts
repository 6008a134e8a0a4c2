import { describe, expect, it } from 'vitest';
import { blocksOf, boxOf } from './blocks';
import { arrange, fan, freeSpots } from './layout';
import { aimed } from './scene/aim';
import { intentOf } from './keys';
import { facesOf, FRONT, TOP } from './solids';
import { upright } from './pose';
import { asSpot, firstSpot, pushedSpot } from './spot';
import { tumbled, TUMBLE_MS } from './tumble';
import { Pace } from './scene/pace';

it.each([
  [360, 580, 'tall'],
  [844, 334, 'broad'],
  [1280, 744, 'wide'],
])('a room of %d by %d is %s', (width, height, kind) => expect(arrange(width, height)).toBe(kind));

describe.each(['hakubia', 'top'])('free blocks of %s', (edition) => {
  it.each([true, false])('lie apart from each other and from the site (tall: %s)', (isTall) => {
    const spots = freeSpots(edition, isTall);
    const boxes = blocksOf(edition).map((block) => ({
      ...boxOf(edition, block),
      at: spots.get(block) ?? [0, 0, 0],
    }));
    boxes.push({ width: 60, depth: 60, height: 20, at: [0, 0, 10] });
    boxes.forEach((a, i) =>
      boxes.slice(i + 1).forEach((b) => {
        const isApart =
          Math.abs(a.at[0] - b.at[0]) >= (a.width + b.width) / 2 ||
          Math.abs(a.at[1] - b.at[1]) >= (a.depth + b.depth) / 2;
        expect(isApart, JSON.stringify([a, b])).toBe(true);
      }),
    );
  });
});

describe.each(['hakubia', 'top'])('in portrait the free blocks of %s', (edition) => {
  it.each([
    [348, 300],
    [378, 430],
    [600, 700],
  ])('hide nothing of the tower on a stage of %d by %d', (width, height) => {
    const [base = '', ...free] = [...blocksOf(edition)].reverse();
    const box = boxOf(edition, base);
    const tower = [{ block: base, pose: upright(0, 0, box.height / 2) }];
    const picture = { edition, tower, free, lit: [], held: null, near: false };
    const { eye } = aimed(picture, {
      orbit: { yaw_rad: 0, pitch_rad: 0 },
      width_px: width,
      height_px: height,
    });
    const spots = freeSpots(edition, true);
    for (const part of [-0.5, 0, 0.5]) {
      const point = [part * box.width, -box.depth / 2, 1] as const;
      const hidden = free.filter((block) => {
        const [x, y] = spots.get(block) ?? [0, 0];
        return isBetween(eye, point, [x, y], boxOf(edition, block));
      });
      expect(hidden).toEqual([]);
    }
  });
});

/** Whether a block that lies at a spot cuts the line from the eye to a point. */
function isBetween(
  eye: readonly [number, number, number],
  point: readonly [number, number, number],
  [x, y]: readonly [number, number],
  { width, depth, height }: { width: number; depth: number; height: number },
): boolean {
  for (let share = 0; share < 1; share += 0.002) {
    const [a, b, c] = point.map((to, at) => to + share * ((eye[at] ?? 0) - to)) as [number, number, number];
    if (Math.abs(a - x) < width / 2 && Math.abs(b - y) < depth / 2 && c < height) return true;
  }
  return false;
}

describe('a hand of cards', () => {
  it('lies in one row while every card has a finger’s width', () => {
    expect(fan(5, 348, 62, 1)).toEqual({ rows: 1, perRow: 5, step_px: 68, card_px: 62 });
    expect(fan(7, 348, 62, 1).step_px).toBeGreaterThanOrEqual(44);
  });
  it.each([6, 7, 8])('of %d on a small phone has narrower cards, and none covers another', (cards) => {
    const { card_px, step_px, perRow } = fan(cards, 348, 62, 1);
    expect(perRow).toBe(cards);
    expect(step_px).toBeGreaterThanOrEqual(card_px);
    expect(card_px).toBeGreaterThanOrEqual(36);
    expect((cards - 1) * step_px + card_px).toBeLessThanOrEqual(348);
  });
  it('then in two, where there is room', () =>
    expect(fan(10, 348, 62, 2)).toMatchObject({ rows: 2, perRow: 5 }));
  it('and never in more: the cards are pushed sideways', () =>
    expect(fan(14, 348, 62, 1)).toEqual({ rows: 1, perRow: 14, step_px: 36, card_px: 40 }));
});

it.each([
  [
    { key: 'ArrowLeft', code: '', shiftKey: false },
    { kind: 'push', x: -1, y: 0, z: 0 },
  ],
  [
    { key: 'ArrowUp', code: '', shiftKey: true },
    { kind: 'push', x: 0, y: 5, z: 0 },
  ],
  [
    { key: 'PageDown', code: '', shiftKey: false },
    { kind: 'push', x: 0, y: 0, z: -1 },
  ],
  [{ key: 'ר', code: 'KeyR', shiftKey: false }, { kind: 'turn' }],
  [{ key: 'Enter', code: 'Enter', shiftKey: false }, { kind: 'letgo' }],
  [{ key: 'x', code: 'KeyX', shiftKey: false }, null],
])('a key: %o', (pressed, intent) => expect(intentOf(pressed)).toEqual(intent));

it('a box shows one face from the front and one from above', () => {
  const box = { width: 10, depth: 20, height: 30 };
  expect(facesOf(box, upright(0, 0, 15), FRONT).map(({ points }) => points)).toEqual([
    '-5.00,0.00 5.00,0.00 5.00,-30.00 -5.00,-30.00'.replaceAll('-0.00', '0.00'),
  ]);
  expect(facesOf(box, upright(0, 0, 15), TOP)).toHaveLength(1);
});

it('a spot goes in whole millimetres, and the base stays on the site', () => {
  const chosen = firstSpot('red', 'large-red', [{ x_mm: 2, y_mm: 0, turns: 0 }]);
  expect(asSpot(pushedSpot(chosen, { x: 1.4, y: -0.2 }, false))).toEqual({ x_mm: 3, y_mm: 0, turns: 0 });
  expect(pushedSpot(chosen, { x: 9, y: 9 }, true)).toBe(chosen);
});

it('a fallen tower comes to lie on the table, each block in a place of its own', () => {
  const box = { width: 28, depth: 21, height: 24 };
  const blocks = [0, 1, 2, 3].map((level) => ({
    box,
    pose: upright(level * 4, 0, 12 + 24 * level),
    speed: [0, 0, 0] as const,
  }));
  const lying = tumbled(blocks, TUMBLE_MS);
  lying.forEach(({ z }) => expect(z).toBeLessThan(20));
  const xs = lying.map(({ x, y }) => Math.hypot(x, y));
  expect([...xs].sort((a, b) => a - b)).toEqual(xs);
  expect(tumbled(blocks, 0)[3]?.z).toBeCloseTo(84);
});

it('a slow machine is given less detail, step by step', () => {
  const heard: number[] = [];
  const pace = new Pace((detail) => heard.push(detail));
  for (let at = 0; at < 60; at += 1) pace.drawn(at * 40);
  expect(heard).toEqual([1, 2]);
  const crawling = new Pace((detail) => heard.push(detail));
  for (let at = 0; at < 3; at += 1) crawling.drawn(at * 2000);
  expect(heard).toEqual([1, 2, 4]);
  expect(crawling.pixelRatio(1280, 744) ** 2 * 1280 * 744).toBeLessThan(240_000);
  const quick = new Pace(() => heard.push(9));
  for (let at = 0; at < 60; at += 1) quick.drawn(at * 16);
  expect(heard).not.toContain(9);
});
