/** The camera at a tower: where the eye is, where a point of the table is on screen, and the inverse. */
import type { Point } from './pose';

export interface Camera {
  readonly eye: Point;
  readonly look: Point;
  /** From the lower to the upper edge of the picture. */
  readonly fov_rad: number;
  /** Width by height. */
  readonly aspect: number;
}

/** The direction of the view: round the tower (0: from the front) and its height. */
export interface Angle {
  readonly yaw_rad: number;
  readonly pitch_rad: number;
}

export const FOV_RAD = 0.5;

/** The camera at an angle, as near as possible with all points visible and `rim` of the picture left free. */
export function framing(points: readonly Point[], angle: Angle, aspect: number, rim = 0.06): Camera {
  const middle = (at: 0 | 1 | 2) => {
    const all = points.map((point) => point[at]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  let look: Point = [middle(0), middle(1), middle(2)];
  let far = 6000;
  const at = (way: number): Camera => ({ eye: eyeFrom(look, angle, way), look, fov_rad: FOV_RAD, aspect });
  // Two passes: the second centres the points in the picture, not in space.
  for (let round = 0; round < 2; round += 1) {
    let near = 20;
    far = 6000;
    for (let step = 0; step < 24; step += 1) {
      const way = (near + far) / 2;
      if (fits(at(way), points, 1 - rim, round === 0)) far = way;
      else near = way;
    }
    if (round === 0) look = centred(at(far), points, look);
  }
  return at(far);
}

/** Whether the camera sees every point, with `rim` of the picture left free. */
export const sees = (camera: Camera, points: readonly Point[], rim: number) =>
  fits(camera, points, 1 - rim, false);

/** The camera further back on its line of view, until it sees every point: the frame widens, and nothing pans. */
export function widened(camera: Camera, points: readonly Point[], rim = 0.06): Camera {
  if (sees(camera, points, rim)) return camera;
  const { eye, look } = camera;
  const at = (by: number): Camera => ({ ...camera, eye: add(look, scale(sub(eye, look), by)) });
  let [near, far] = [1, 6];
  for (let step = 0; step < 20; step += 1) {
    const by = (near + far) / 2;
    if (sees(at(by), points, rim)) far = by;
    else near = by;
  }
  return at(far);
}

/** How far the eye is from what it looks at. */
export const wayOf = ({ eye, look }: Camera) => Math.hypot(...sub(eye, look));

function fits(camera: Camera, points: readonly Point[], most: number, onlySpread: boolean): boolean {
  const shown = points.map(projector(camera));
  if (shown.some(({ depth }) => depth < 20)) return false;
  const [xs, ys] = [shown.map(({ x }) => x), shown.map(({ y }) => y)];
  if (onlySpread) return spread(xs) <= 2 * most && spread(ys) <= 2 * most;
  return [...xs, ...ys].every((number) => Math.abs(number) <= most);
}

const spread = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);

/** The point to look at for a centred picture. */
function centred(camera: Camera, points: readonly Point[], look: Point): Point {
  const shown = points.map(projector(camera));
  const mid = (numbers: readonly number[]) => (Math.min(...numbers) + Math.max(...numbers)) / 2;
  const [x, y] = [mid(shown.map((each) => each.x)), mid(shown.map((each) => each.y))];
  const { right, up, forward } = axes(camera);
  const way = dot(sub(look, camera.eye), forward);
  const half = way * Math.tan(camera.fov_rad / 2);
  return add(add(look, scale(right, x * half * camera.aspect)), scale(up, y * half));
}

function eyeFrom(look: Point, { yaw_rad, pitch_rad }: Angle, way: number): Point {
  const flat = Math.cos(pitch_rad) * way;
  return [
    look[0] + Math.sin(yaw_rad) * flat,
    look[1] - Math.cos(yaw_rad) * flat,
    look[2] + Math.sin(pitch_rad) * way,
  ];
}

export interface Shown {
  /** From -1 at the left or lower edge to 1. */
  readonly x: number;
  readonly y: number;
  /** Millimetres in front of the eye. */
  readonly depth: number;
}

export function project(camera: Camera, point: Point): Shown {
  return projector(camera)(point);
}

function projector(camera: Camera): (point: Point) => Shown {
  const { right, up, forward } = axes(camera);
  const slope = Math.tan(camera.fov_rad / 2);
  return (point) => {
    const to = sub(point, camera.eye);
    const depth = dot(to, forward);
    const half = depth * slope;
    return { x: dot(to, right) / (half * camera.aspect), y: dot(to, up) / half, depth };
  };
}

/** The point at height `z` that is seen at a spot of the picture; null above the horizon. */
export function onLevel(camera: Camera, x: number, y: number, z: number): Point | null {
  const { right, up, forward } = axes(camera);
  const half = Math.tan(camera.fov_rad / 2);
  const way = add(forward, add(scale(right, x * half * camera.aspect), scale(up, y * half)));
  if (Math.abs(way[2]) < 1e-6) return null;
  const far = (z - camera.eye[2]) / way[2];
  return far > 0 ? add(camera.eye, scale(way, far)) : null;
}

/** The camera at a share of the way from one to another. */
export function blended(from: Camera, to: Camera, share: number): Camera {
  const mix = (a: Point, b: Point): Point => add(scale(a, 1 - share), scale(b, share));
  return { ...to, eye: mix(from.eye, to.eye), look: mix(from.look, to.look) };
}

function axes({ eye, look }: Camera): { right: Point; up: Point; forward: Point } {
  const forward = normal(sub(look, eye));
  const right = normal(cross(forward, [0, 0, 1]));
  return { forward, right, up: cross(right, forward) };
}

const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const scale = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
function normal(a: Point): Point {
  return scale(a, 1 / (Math.hypot(...a) || 1));
}
