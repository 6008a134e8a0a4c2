/** Points the camera: at tower and free blocks, or at the top of the tower; always at the held block as well. */
import { boxOf } from '../blocks';
import { framing, sees, wayOf, widened, type Angle, type Camera } from '../camera';
import { freeSpots } from '../layout';
import { turned, type Point, type Pose } from '../pose';
import type { Picture } from './scene';

const YAW_RAD = 0.24;
const NEAR_PITCH_RAD = 0.62;
const PITCH_RAD = 0.4;
/** Higher, because free blocks lie in front of the tower there and must not hide it. */
const TALL_PITCH_RAD = 0.52;
/** The room round the held block in a new frame: so the next small movement needs no other one. */
const ROOM_MM = 14;
/** The held block may come this near to the edge of the picture before the frame changes. */
const EDGE = 0.02;
/** A frame is narrowed once it is wider than necessary by this factor. */
const LOOSE = 1.15;

export interface View {
  /** How far the player has turned the camera. */
  readonly orbit: Angle;
  readonly width_px: number;
  readonly height_px: number;
}

export function isTall(width_px: number, height_px: number): boolean {
  return width_px <= 1.05 * height_px;
}

/** The camera for a picture; `held`: where the held block is, null while that is not known. */
export function aimed(picture: Picture, view: View, held: Pose | null = null): Camera {
  return framing(
    [...cornersOf(picture, view), ...heldIn(picture, held, ROOM_MM)],
    angleOf(picture, view),
    aspectOf(view),
  );
}

/**
 * The camera after the held block has moved. It stays as it is while it sees the block. A finger on the table only ever
 * widens the frame, so that the table does not slide away under it; so does a fall. Otherwise the frame fits itself again.
 */
export function followed(
  camera: Camera,
  picture: Picture,
  view: View,
  held: Pose,
  isGripped: boolean,
): Camera {
  const rest = cornersOf(picture, view);
  const isSeen = sees(camera, [...rest, ...heldIn(picture, held, 0)], EDGE);
  if (isGripped || picture.falls)
    return isSeen ? camera : widened(camera, [...rest, ...heldIn(picture, held, ROOM_MM)]);
  if (isSeen && !picture.near) return camera; // somebody else holds the block: a quiet picture
  const fitting = aimed(picture, view, held);
  return isSeen && wayOf(camera) <= LOOSE * wayOf(fitting) ? camera : fitting;
}

function angleOf({ near }: Picture, { orbit, width_px, height_px }: View): Angle {
  const pitch_rad = near ? NEAR_PITCH_RAD : isTall(width_px, height_px) ? TALL_PITCH_RAD : PITCH_RAD;
  return { yaw_rad: YAW_RAD + orbit.yaw_rad, pitch_rad: pitch_rad + orbit.pitch_rad };
}

const aspectOf = ({ width_px, height_px }: View) => width_px / height_px;

/** The corners of the held block, with some room round it; before its place is known, where the hand picks it up. */
function heldIn({ edition, tower, held, near }: Picture, pose: Pose | null, room: number): Point[] {
  if (!held || !pose) return near && tower.length > 0 ? [[108, 0, topOf({ edition, tower }) + 40]] : [];
  const { width, depth, height } = boxOf(edition, held);
  return cube(width / 2 + room, depth / 2 + room, -height / 2 - room, height / 2 + room).map((corner) => {
    const [x, y, z] = turned(pose.turn, corner);
    return [pose.x + x, pose.y + y, Math.max(0, pose.z + z)];
  });
}

/** The points of the standing tower and the free blocks that must be visible. */
function cornersOf({ edition, tower, free, near }: Picture, { width_px, height_px }: View): Point[] {
  const high = topOf({ edition, tower });
  if (near) return cube(44, 26, Math.max(0, high - 56), high + 52);
  const tall = isTall(width_px, height_px);
  const spots = freeSpots(edition, tall);
  const lying = free.flatMap((block): Point[] => {
    const { width, depth, height } = boxOf(edition, block);
    const [x, y] = spots.get(block) ?? [0, 0];
    return [-1, 1].flatMap((a) =>
      [-1, 1].map((b): Point => [x + (a * width) / 2, y + (b * depth) / 2, b > 0 ? height : 0]),
    );
  });
  return [...cube(tall ? 44 : 64, 26, 0, Math.max(high + 24, 84)), ...lying];
}

const cube = (wide: number, deep: number, low: number, up: number): Point[] =>
  [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [low, up].map((z): Point => [x * wide, y * deep, z])));

function topOf({ edition, tower }: Pick<Picture, 'edition' | 'tower'>): number {
  const top = tower.at(-1);
  return top ? top.pose.z + boxOf(edition, top.block).height / 2 : 0;
}
