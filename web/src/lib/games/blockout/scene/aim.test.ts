import { describe, expect, it } from 'vitest';
import { boxOf } from '../blocks';
import { project, wayOf, type Camera } from '../camera';
import { turned, upright, type Pose } from '../pose';
import { aimed, followed, type View } from './aim';
import type { Picture } from './scene';

const [LEVELS, HELD] = [['large-red', 'large-blue', 'medium-red'], 'large-wood'];
const EDITION = 'hakubia';
let high = 0;
const TOWER = LEVELS.map((block) => {
  const { height } = boxOf(EDITION, block);
  high += height;
  return { block, pose: upright(0, 0, high - height / 2) };
});
const near: Picture = {
  edition: EDITION,
  tower: TOWER,
  free: ['small-red'],
  lit: [],
  held: HELD,
  near: true,
};
const watched: Picture = { ...near, near: false };
const straight = { yaw_rad: 0, pitch_rad: 0 };
const sizes = [
  [1280, 640],
  [348, 300],
  [340, 270],
  [700, 900],
] as const;
const viewOf = ([width_px, height_px]: readonly [number, number], orbit = straight): View => ({
  orbit,
  width_px,
  height_px,
});
const PLACES = [-128, 0, 128].flatMap((x) => [-128, 0, 128].map((y) => upright(x, y, high + 40)));

/** How far the held block and the tower's top reach towards the edge of the picture: 1 is the edge. */
function reach(camera: Camera, block: string, pose: Pose): number {
  const { width, depth, height } = boxOf(EDITION, block);
  const corners = [-0.5, 0.5].flatMap((a) =>
    [-0.5, 0.5].flatMap((b) => [-0.5, 0.5].map((c) => turned(pose.turn, [a * width, b * depth, c * height]))),
  );
  const shown = corners.map(([x, y, z]) => project(camera, [pose.x + x, pose.y + y, pose.z + z]));
  return Math.max(...shown.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
}
const seesBoth = (camera: Camera, held: Pose) => {
  const top = TOWER[2];
  return reach(camera, HELD, held) <= 1 && top !== undefined && reach(camera, top.block, top.pose) <= 1;
};

describe.each(sizes)('the camera of a stage of %d by %d', (...size) => {
  const view = viewOf(size);

  it.each([near, watched])('frames tower and held block, wherever it is', (picture) => {
    for (const turn of [straight, { yaw_rad: 1.9, pitch_rad: 0.2 }])
      for (const held of PLACES) {
        const turnedView = viewOf(size, turn);
        const camera = followed(aimed(picture, turnedView), picture, turnedView, held, false);
        expect(seesBoth(camera, held), JSON.stringify(held)).toBe(true);
      }
  });

  it('keeps what it looks at and the direction while a finger drags, and only goes back', () => {
    let camera = aimed(near, view, upright(20, 0, high + 40));
    for (let x = 20; x >= -130; x -= 3) {
      const held = upright(x, 0, high + 40);
      const next = followed(camera, near, view, held, true);
      expect(next.look).toEqual(camera.look);
      expect(wayOf(next)).toBeGreaterThanOrEqual(wayOf(camera));
      expect(seesBoth(next, held)).toBe(true);
      camera = next;
    }
    // Back over the tower, still under the finger: not a millimetre nearer. Without the finger it comes back.
    const home = upright(0, 0, high + 40);
    expect(followed(camera, near, view, home, true)).toBe(camera);
    const back = followed(camera, near, view, home, false);
    expect(wayOf(back)).toBeLessThan(0.9 * wayOf(camera));
    expect(seesBoth(back, home)).toBe(true);
  });

  it('stays where it looks while the tower falls, and only goes back to keep the falling block', () => {
    const falls: Picture = { ...watched, falls: true };
    let camera = aimed(falls, view);
    for (let x = 0; x <= 260; x += 20) {
      const falling = upright(x, 0, Math.max(15, high + 15 - x));
      const next = followed(camera, falls, view, falling, false);
      expect(next.look).toEqual(camera.look);
      expect(wayOf(next)).toBeGreaterThanOrEqual(wayOf(camera));
      expect(seesBoth(next, falling)).toBe(true);
      camera = next;
    }
    expect(wayOf(camera)).toBeGreaterThan(wayOf(aimed(falls, view)));
  });

  it('rests while the hand only sways', () => {
    const camera = aimed(near, view, upright(100, 10, high + 40));
    for (const [x, y] of [
      [103, 8],
      [97, 12],
      [99, 7],
    ] as const)
      expect(followed(camera, near, view, upright(x, y, high + 41), false)).toBe(camera);
  });

  it('keeps the player’s own turning', () => {
    const own = viewOf(size, { yaw_rad: 0.7, pitch_rad: 0.1 });
    const wayBack = ({ eye, look }: Camera) => Math.atan2(eye[0] - look[0], look[1] - eye[1]);
    const before = aimed(near, own, upright(0, 0, high + 40));
    for (const isGripped of [true, false]) {
      const after = followed(before, near, own, upright(-128, 60, high + 40), isGripped);
      expect(after).not.toBe(before);
      expect(wayBack(after)).toBeCloseTo(wayBack(before), 6);
    }
  });
});
