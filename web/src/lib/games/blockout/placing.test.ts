import { describe, expect, it, vi } from 'vitest';
import type { Hand, Poses } from '$lib/wire/messages';
import { Placing } from './placing.svelte';

// A base at 0, 0, 12 mm and a held block at 90, 0, 66 mm.
const WHOLE = bytes(0, [0, 0, 240], [1800, 0, 1320]);

/** A frame of upright blocks, in units of 0.05 mm. */
function bytes(tick: number, ...blocks: [number, number, number][]): string {
  const data = new DataView(new ArrayBuffer(4 + 12 * blocks.length));
  data.setUint16(0, tick, true);
  data.setUint16(2, (1 << blocks.length) - 1, true);
  const straight = (16_383n << 30n) | (16_383n << 15n) | 16_383n; // the first component is the largest, the others are 0
  blocks.forEach((place, at) => {
    place.forEach((units, i) => data.setInt16(4 + 12 * at + 2 * i, units, true));
    [0n, 16n, 32n].forEach((shift, i) =>
      data.setUint16(10 + 12 * at + 2 * i, Number((straight >> shift) & 0xffffn), true),
    );
  });
  return btoa(String.fromCharCode(...new Uint8Array(data.buffer)));
}

function table() {
  let now = 1000;
  let hear: (poses: Poses) => void = () => undefined;
  const hands: Omit<Hand, 'type'>[] = [];
  const placing = new Placing(
    {
      onposes: (listen) => {
        hear = listen;
        return () => undefined;
      },
      hand: (hand) => hands.push(hand),
    },
    () => now,
  );
  const stop = placing.listen();
  const poses = (
    frame: string,
    let_go = false,
    time: Pick<Poses, 'counted_ms' | 'left_ms' | 'touched'> = {},
  ) => hear({ type: 'poses', placement: 7, frame, whole: false, let_go, ...time });
  return { placing, hands, poses, stop, wait: (ms: number) => (now += ms) };
}
const MINE = { seat: 2, rests_z: 36, half: 12, isBase: false };

describe('a block in the own hand', () => {
  it('is moved at once and told to the server, with the number of the placement', () => {
    vi.useFakeTimers();
    const { placing, hands, poses, stop, wait } = table();
    poses(WHOLE);
    placing.hold(MINE);
    wait(40);
    placing.move({ x: -10 });
    expect(hands).toEqual([{ seat: 2, placement: 7, x: 1600, y: 0, z: 1320, yaw: 0, let_go: false }]);
    expect(placing.poses()?.at(-1)?.x).toBeCloseTo(80);
    wait(40);
    placing.letGo();
    expect(hands.at(-1)?.let_go).toBe(true);
    stop();
    vi.useRealTimers();
  });

  it('may be put back until it has touched the tower', () => {
    vi.useFakeTimers();
    const { placing, hands, poses, stop } = table();
    poses(WHOLE);
    placing.hold(MINE);
    placing.putBack();
    expect(hands.at(-1)).toMatchObject({ placement: 7, back: true, let_go: false });
    const { length } = hands;
    poses(WHOLE, false, { touched: true });
    expect(placing.canPutBack).toBe(false);
    placing.putBack();
    expect(hands).toHaveLength(length);
    stop();
    vi.useRealTimers();
  });

  it('is the tower’s once it is let go: the count begins', () => {
    const { placing, poses, stop } = table();
    poses(WHOLE);
    placing.hold(MINE);
    poses(bytes(3, [0, 0, 240], [0, 0, 760]), true);
    expect(placing.isLetGo).toBe(true);
    expect(placing.letGoAt_ms).toBe(1000);
    placing.end();
    expect(placing.poses()).toBeNull();
    expect(placing.isLetGo).toBe(false);
    stop();
  });
});

it('a step is a millimetre, down or up, and is told like any other movement', () => {
  const { placing, hands, poses, stop, wait } = table();
  poses(WHOLE);
  placing.hold(MINE);
  wait(40);
  placing.step(-1);
  expect(hands.at(-1)?.z).toBe(1300);
  wait(40);
  placing.step(1);
  expect(hands.at(-1)?.z).toBe(1320);
  stop();
});

describe('a page that comes in the middle', () => {
  it('counts from when the block was let go', () => {
    const { placing, poses, stop } = table();
    poses(WHOLE, true, { counted_ms: 800 });
    expect(placing.letGoAt_ms).toBe(200);
    stop();
  });

  it('knows when a held block comes back, and when there is no hurry any more', () => {
    const { placing, poses, stop, wait } = table();
    poses(WHOLE, false, { left_ms: 9_000 });
    expect(placing.endsAt_ms).toBe(10_000);
    wait(133);
    poses(bytes(4, [0, 0, 240]), false, { left_ms: 8_900 });
    expect(placing.endsAt_ms).toBe(10_000); // the jitter of the connection does not move the ring
    poses(bytes(5, [0, 0, 240]), false, { left_ms: null });
    expect(placing.endsAt_ms).toBeNull();
    stop();
  });
});

it('the hand of somebody else is only watched', () => {
  const { placing, hands, poses, stop } = table();
  poses(WHOLE);
  placing.hold(null);
  placing.move({ x: 5 });
  placing.letGo();
  expect(hands).toEqual([]);
  expect(placing.target).toBeNull();
  expect(placing.isSteady).toBe(true);
  stop();
});
