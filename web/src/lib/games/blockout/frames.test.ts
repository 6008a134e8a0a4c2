import { describe, expect, it } from 'vitest';
import { decodeFrame } from './frames';
import { yawOf } from './pose';

// Written by blockcade.physics.encode_frame(417, …): blocks 0, 2 and 3.
const FRAME = 'oQENAAAAAADwAP+//9//Dy77NwIgA7fc/9//DwgH7P+4C74SX4m8LQ==';

describe('a frame of the server', () => {
  it('tells the tick and the blocks that moved, in millimetres', () => {
    const frame = decodeFrame(FRAME);
    expect(frame?.tick).toBe(417);
    expect([...(frame?.poses.keys() ?? [])]).toEqual([0, 2, 3]);
    expect(frame?.poses.get(0)).toMatchObject({ x: 0, y: 0, z: 12 });
    expect(frame?.poses.get(2)).toMatchObject({ x: -61.7, y: 28.35, z: 40 });
  });

  it('tells the turn to a ten-thousandth', () => {
    const turns = [...(decodeFrame(FRAME)?.poses.values() ?? [])].map(({ turn }) => turn);
    const wanted = [
      [1, 0, 0, 0],
      [0.9483, 0, 0, 0.3173],
      [-0.1, 0.7, -0.5, -0.5], // the same rotation as its negative
    ];
    turns.forEach((turn, at) => turn.forEach((part, i) => expect(part).toBeCloseTo(wanted[at]?.[i] ?? 9, 3)));
    expect((yawOf(turns[1] ?? [1, 0, 0, 0]) * 180) / Math.PI).toBeCloseTo(37, 1);
  });

  it('may be empty', () => {
    expect(decodeFrame('AAAAAA==')).toEqual({ tick: 0, poses: new Map() });
  });

  it.each(['', 'AAA=', '!!', 'oQENAAAA'])('is not %j', (text) => expect(decodeFrame(text)).toBeNull());
});
