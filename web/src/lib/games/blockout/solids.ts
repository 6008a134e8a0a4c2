/** Draws boxes in 2D: the visible faces from a side, as polygons with their brightness. */
import type { Box } from './blocks';
import { turned, type Point, type Pose } from './pose';

/** The direction of the view: round the tower and from how high. `FRONT`, `RIGHT` and `TOP` are straight views. */
export interface Side {
  readonly yaw_rad: number;
  readonly pitch_rad: number;
}
export const FRONT: Side = { yaw_rad: 0, pitch_rad: 0 };
export const RIGHT: Side = { yaw_rad: Math.PI / 2, pitch_rad: 0 };
export const TOP: Side = { yaw_rad: 0, pitch_rad: Math.PI / 2 };
export const ASLANT: Side = { yaw_rad: 0.5, pitch_rad: 0.42 };

export interface Face {
  /** Corners as SVG points: millimetres, y downwards. */
  readonly points: string;
  readonly middle: Flat;
  /** 0 in the shade, 1 in the light. */
  readonly light: number;
}

export interface Flat {
  readonly x: number;
  readonly y: number;
}

export function flat({ yaw_rad, pitch_rad }: Side, [x, y, z]: Point): Flat {
  const [sin, cos] = [Math.sin(yaw_rad), Math.cos(yaw_rad)];
  const across = x * cos + y * sin;
  const away = -x * sin + y * cos;
  return { x: across, y: -(z * Math.cos(pitch_rad) + away * Math.sin(pitch_rad)) };
}

const NORMALS: readonly Point[] = [
  [0, 0, 1],
  [0, -1, 0],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, 0, -1],
];

/** The visible faces, the farthest first. */
export function facesOf(box: Box, pose: Pose, side: Side): Face[] {
  const eye: Point = [
    Math.sin(side.yaw_rad) * Math.cos(side.pitch_rad),
    -Math.cos(side.yaw_rad) * Math.cos(side.pitch_rad),
    Math.sin(side.pitch_rad),
  ];
  const lamp: Point = [-0.35, -0.45, 0.82];
  const faces = NORMALS.map((normal) => {
    const out = turned(pose.turn, normal);
    return { corners: corners(box, pose, normal), seen: dot(out, eye), light: dot(out, lamp) };
  });
  return faces
    .filter(({ seen }) => seen > 0.001)
    .sort((a, b) => a.seen - b.seen)
    .map(({ corners: solid, light }) => ({ shown: solid.map((point) => flat(side, point)), light }))
    .map(({ shown, light }) => ({
      points: shown.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' '),
      middle: {
        x: shown.reduce((sum, { x }) => sum + x, 0) / shown.length,
        y: shown.reduce((sum, { y }) => sum + y, 0) / shown.length,
      },
      light: Math.max(0, Math.min(1, 0.35 + 0.65 * light)),
    }));
}

function corners({ width, depth, height }: Box, pose: Pose, normal: Point): Point[] {
  const half: Point = [width / 2, depth / 2, height / 2];
  const axis = normal.findIndex((part) => part !== 0) as 0 | 1 | 2;
  const [first, second] = ([0, 1, 2] as const).filter((each) => each !== axis) as [0 | 1 | 2, 0 | 1 | 2];
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([a, b]) => {
    const corner: [number, number, number] = [0, 0, 0];
    corner[axis] = normal[axis] * half[axis];
    corner[first] = a * half[first];
    corner[second] = b * half[second];
    const [x, y, z] = turned(pose.turn, corner);
    return [pose.x + x, pose.y + y, pose.z + z];
  });
}

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
