import { describe, expect, it } from 'vitest';
import { upright } from './pose';
import { TICK_MS, Track } from './track';

const frame = (tick: number, ...blocks: [number, number][]) => ({
  tick,
  poses: new Map(blocks.map(([number, x]) => [number, upright(x, 0, 0)])),
});
const xs = (track: Track, now: number, delay = 100) => track.at(now, delay).map(({ x }) => x);

describe('poses between two frames', () => {
  it('lie on the straight way', () => {
    const track = new Track();
    track.hear(frame(0, [0, 0], [1, 50]), 1000);
    track.hear(frame(1, [0, 10]), 1000 + TICK_MS);
    expect(xs(track, 1000 + 0.5 * TICK_MS, 0)[0]).toBeCloseTo(5);
    expect(xs(track, 1000 + 0.5 * TICK_MS, 0)[1]).toBe(50);
  });

  it('wait where nothing was heard: a block that stood still sets out when it did', () => {
    const track = new Track();
    track.hear(frame(0, [0, 0]), 1000);
    track.hear(frame(10, [0, 10]), 1000 + 10 * TICK_MS);
    expect(xs(track, 1000 + 8 * TICK_MS, 0)[0]).toBe(0);
    expect(xs(track, 1000 + 9.5 * TICK_MS, 0)[0]).toBeCloseTo(5);
  });

  it('go on smoothly after a pause in which the server did not tick', () => {
    const track = new Track();
    track.hear(frame(0, [0, 0]), 1000);
    track.hear(frame(1, [0, 10]), 61_000);
    track.hear(frame(2, [0, 20]), 61_000 + TICK_MS);
    expect(xs(track, 61_000 + 0.5 * TICK_MS, 0)[0]).toBeCloseTo(15);
  });

  it('are shown behind, and stop at the newest', () => {
    const track = new Track();
    track.hear(frame(0, [0, 0]), 1000);
    track.hear(frame(1, [0, 10]), 1000 + TICK_MS);
    expect(xs(track, 1000 + TICK_MS)[0]).toBe(0);
    expect(track.isBehind(1000 + TICK_MS, 100)).toBe(true);
    expect(xs(track, 2000)[0]).toBe(10);
    expect(track.isBehind(2000, 100)).toBe(false);
  });

  it('ignore a frame that comes twice, and follow the quickest', () => {
    const track = new Track();
    track.hear(frame(1, [0, 10]), 1200);
    track.hear(frame(1, [0, 99]), 1200);
    track.hear(frame(2, [0, 20]), 1100 + 2 * TICK_MS);
    expect(track.newest(0)?.x).toBe(20);
    expect(xs(track, 1100 + 1.5 * TICK_MS, 0)[0]).toBeCloseTo(15);
  });

  it('tell how fast a block went at the end', () => {
    const track = new Track();
    [0, 1, 2, 3].forEach((tick) => track.hear(frame(tick, [0, tick * 2]), 1000 + tick * TICK_MS));
    expect(track.speed(0)[0]).toBeCloseTo(60);
    expect(track.speed(7)).toEqual([0, 0, 0]);
  });
});
