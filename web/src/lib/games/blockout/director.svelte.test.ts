import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BlockoutView } from '$lib/wire/messages';
import { Director } from './director.svelte';
import type { Placing } from './placing.svelte';
import { TUMBLE_MS } from './tumble';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const standing = (block: string, z_mm: number) => ({
  block,
  pose: { x: 0, y: 0, z: 20 * z_mm, qw: 10_000, qx: 0, qy: 0, qz: 0 },
});
const VIEW = {
  edition: 'hakubia',
  tower: [standing('large-red', 14), standing('medium-red', 42)],
  free: ['small-red'],
  held: { seat: 0, card: 'any', block: 'small-blue', spot: { x_mm: 20, y_mm: 0, turns: 0 } },
} as unknown as BlockoutView;
const NEXT = { ...VIEW, tower: [], held: null } as unknown as BlockoutView;

function shown(frames: Partial<Placing> = {}) {
  const seen = vi.fn();
  const placing = { isFalling: false, isLetGo: false, track: null, poses: () => null, ...frames };
  const director = new Director(placing as unknown as Placing, seen);
  return { director, seen, picture: () => director.picture(NEXT, [], null, false) };
}

it('a fall that no frames have shown is played, with a camera that stays, and the result waits for it', () => {
  const { director, seen, picture } = shown();
  expect(director.fall(VIEW)).toBe(TUMBLE_MS);
  expect(picture()).toMatchObject({ falls: true, near: false, held: 'small-blue' });
  expect(director.canWatchAgain).toBe(false);
  const [[lasts_ms]] = seen.mock.calls as [[number]];
  expect(lasts_ms).toBeGreaterThan(TUMBLE_MS);
  vi.advanceTimersByTime(lasts_ms);
  expect(picture()).toMatchObject({ falls: false, held: null, tower: [] });
  expect(director.canWatchAgain).toBe(true);
});

it('a fall that the frames have shown is over with the verdict, and is watched again until the next block', () => {
  const track = { before: () => [] };
  const { director, seen, picture } = shown({ isFalling: true, track } as unknown as Partial<Placing>);
  expect(director.fall(VIEW)).toBe(0);
  vi.advanceTimersByTime(60_000);
  director.watchAgain();
  expect(picture()).toMatchObject({ falls: true, held: 'small-blue' });
  expect(seen).toHaveBeenCalledTimes(2);
  director.forget();
  expect(director.canWatchAgain).toBe(false);
  expect(picture().held).toBeNull();
});
