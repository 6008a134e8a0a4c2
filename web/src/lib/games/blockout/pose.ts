/** The pose of a block: position in millimetres, rotation as a unit quaternion, and calculations with them. */
import { BLOCKOUT } from '$lib/wire/games';
import type { BlockoutPoseView } from '$lib/wire/messages';

/** x to the right, y away from the viewer, z up from the table; the rotation is w + xi + yj + zk. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: Turn;
}
export type Turn = readonly [w: number, x: number, y: number, z: number];
export type Point = readonly [x: number, y: number, z: number];

export const UNITS_PER_MM = BLOCKOUT.unitsPerMm;
const TURN_SCALE = 10_000;

export function poseOf({ x, y, z, qw, qx, qy, qz }: BlockoutPoseView): Pose {
  const turn = unit([qw / TURN_SCALE, qx / TURN_SCALE, qy / TURN_SCALE, qz / TURN_SCALE]);
  return { x: x / UNITS_PER_MM, y: y / UNITS_PER_MM, z: z / UNITS_PER_MM, turn };
}

export function upright(x: number, y: number, z: number, yaw_rad = 0): Pose {
  return { x, y, z, turn: [Math.cos(yaw_rad / 2), 0, 0, Math.sin(yaw_rad / 2)] };
}

/** The pose at a share of the way from one to another: in a straight line, turned the short way round. */
export function between(from: Pose, to: Pose, share: number): Pose {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    z: mix(from.z, to.z),
    turn: turnBetween(from.turn, to.turn, share),
  };
}

/** Linear blend, normalised: frames are so close in time that it looks like the true arc. */
export function turnBetween(from: Turn, to: Turn, share: number): Turn {
  const sign = from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3] < 0 ? -1 : 1;
  const mix = (at: 0 | 1 | 2 | 3) => from[at] * (1 - share) + sign * to[at] * share;
  return unit([mix(0), mix(1), mix(2), mix(3)]);
}

export function unit(turn: Turn): Turn {
  const length = Math.hypot(...turn) || 1;
  return [turn[0] / length, turn[1] / length, turn[2] / length, turn[3] / length];
}

/** The rotation `second` followed by `first`. */
export function times(first: Turn, second: Turn): Turn {
  const [a, b, c, d] = first;
  const [e, f, g, h] = second;
  return [
    a * e - b * f - c * g - d * h,
    a * f + b * e + c * h - d * g,
    a * g - b * h + c * e + d * f,
    a * h + b * g - c * f + d * e,
  ];
}

export function about(axis: Point, angle_rad: number): Turn {
  const length = Math.hypot(...axis) || 1;
  const sine = Math.sin(angle_rad / 2) / length;
  return [Math.cos(angle_rad / 2), axis[0] * sine, axis[1] * sine, axis[2] * sine];
}

/** Converts a direction or offset from the block's frame to the table's. */
export function turned(turn: Turn, [x, y, z]: Point): Point {
  const [w, a, b, c] = turn;
  const [tx, ty, tz] = [2 * (b * z - c * y), 2 * (c * x - a * z), 2 * (a * y - b * x)];
  return [x + w * tx + b * tz - c * ty, y + w * ty + c * tx - a * tz, z + w * tz + a * ty - b * tx];
}

export function yawOf([w, x, y, z]: Turn): number {
  return Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z));
}

/** How far the block leans from upright, in radians. */
export function tiltOf(turn: Turn): number {
  return Math.acos(Math.max(-1, Math.min(1, turned(turn, [0, 0, 1])[2])));
}

export function distance(a: Pose, b: Pose): number {
  return Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
}

/** A pose on an arc from one place to another, over the things between. */
export function arched(from: Pose, to: Pose, share: number): Pose {
  const pose = between(from, to, share);
  const lift = Math.min(60, distance(from, to) / 4) * Math.sin(Math.PI * share);
  return { ...pose, z: pose.z + lift };
}
