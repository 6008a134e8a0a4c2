import { describe, expect, it } from 'vitest';
import { blended, framing, onLevel, project } from './camera';
import { pushed } from './hand';
import type { Point } from './pose';

const POINTS: Point[] = [
  [-60, -30, 0],
  [60, 30, 0],
  [-60, 30, 240],
  [110, -30, 240],
];
const ANGLE = { yaw_rad: 0.24, pitch_rad: 0.5 };

describe('a camera that frames a tower', () => {
  it.each([0.5, 1, 2.2])('shows every point and wastes no room, at aspect %d', (aspect) => {
    const camera = framing(POINTS, ANGLE, aspect);
    const shown = POINTS.map((point) => project(camera, point));
    const widest = Math.max(...shown.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
    expect(widest).toBeLessThanOrEqual(0.941);
    expect(widest).toBeGreaterThan(0.85);
  });

  it('knows the way from the screen back to the table', () => {
    const camera = framing(POINTS, ANGLE, 1.4);
    for (const point of POINTS) {
      const { x, y } = project(camera, point);
      const back = onLevel(camera, x, y, point[2]);
      back?.forEach((part, at) => expect(part).toBeCloseTo(point[at] ?? 0, 3));
    }
  });

  it('goes to another one in steps', () => {
    const [a, b] = [framing(POINTS, ANGLE, 1), framing(POINTS, { ...ANGLE, yaw_rad: 0 }, 1)];
    expect(blended(a, b, 0).eye).toEqual(a.eye);
    expect(blended(a, b, 1).eye).toEqual(b.eye);
  });
});

describe('a drag', () => {
  it('pushes the block under the finger', () => {
    const camera = framing(POINTS, ANGLE, 1.4);
    const [from, to] = [project(camera, [0, 0, 200]), project(camera, [12, -7, 200])];
    const way = pushed(camera, from, to, 200);
    expect(way.x).toBeCloseTo(12, 3);
    expect(way.y).toBeCloseTo(-7, 3);
  });

  it('does nothing above the horizon', () => {
    const camera = framing(POINTS, { yaw_rad: 0, pitch_rad: 0.05 }, 1);
    expect(pushed(camera, { x: 0, y: 0.99 }, { x: 0.1, y: 0.99 }, 0)).toEqual({ x: 0, y: 0 });
  });
});
