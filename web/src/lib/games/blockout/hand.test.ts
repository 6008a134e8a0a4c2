import { describe, expect, it } from 'vitest';
import { asHand, drawnAt, loweredBy, moved, poseFor, reachOf, targetAt } from './hand';
import { upright } from './pose';

const REACH = reachOf(50, 12, false);
const AT = { x: 10, y: 0, z: 80, yaw: 0 };

describe('the hand', () => {
  it('stays within reach and above its place', () => {
    expect(moved(AT, { x: 500, z: -200 }, REACH)).toEqual({ x: 130, y: 0, z: 48.5, yaw: 0 });
    expect(moved(AT, { z: 500 }, REACH).z).toBe(140);
    expect(moved(AT, { x: 500 }, reachOf(12, 12, true)).x).toBe(55);
  });

  it('turns by quarters, and the long way round is the short one', () => {
    expect(moved({ ...AT, yaw: 135 }, { yaw: 90 }, REACH).yaw).toBe(-135);
  });

  it('is told in units of 0.05 mm and hundredths of a degree', () => {
    expect(asHand({ x: 1.02, y: -2, z: 30, yaw: 90 })).toEqual({ x: 20, y: -40, z: 600, yaw: 9000 });
  });

  it('begins where the block is', () => {
    const target = targetAt(upright(1, 2, 3, Math.PI / 2));
    expect(target.yaw).toBeCloseTo(90);
    expect(poseFor(target).turn[3]).toBeCloseTo(Math.SQRT1_2);
  });

  it('lowers gently at the end', () => {
    expect(loweredBy(AT, 50, 1)).toBe(-60);
    expect(loweredBy({ ...AT, z: 50 }, 50, 1)).toBe(-9);
  });
});

describe('the own block is drawn', () => {
  it('where the server saw it, moved by what was asked since', () => {
    const pose = drawnAt(upright(8, 1, 80), { ...AT, x: 14 }, AT, 50);
    expect(pose).toMatchObject({ x: 12, y: 1, z: 80 });
  });

  it('never farther into the tower than the server saw it', () => {
    expect(drawnAt(upright(0, 0, 52), { ...AT, z: 48.5 }, AT, 50).z).toBe(50);
    expect(drawnAt(upright(0, 0, 49), { ...AT, z: 48.5 }, AT, 50).z).toBe(49);
  });
});

it('beside the tower a block can be lowered to the table and then pushed against its side', () => {
  const beside = moved({ ...AT, x: 90, y: 0 }, { z: -500 }, REACH);
  expect(beside.z).toBe(12);
  expect(moved(beside, { x: -60 }, REACH)).toMatchObject({ x: 30, z: 12 });
});
