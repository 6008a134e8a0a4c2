/** Points the camera: at the tower and the free blocks, or at the top of the tower and the hand above it. */
import { boxOf } from '../blocks';
import { framing, type Angle, type Camera } from '../camera';
import { freeSpots } from '../layout';
import type { Point } from '../pose';
import type { Picture } from './scene';

const YAW_RAD = 0.24;
const NEAR_PITCH_RAD = 0.62;
const PITCH_RAD = 0.4;
/** Higher, because free blocks lie in front of the tower there and must not hide it. */
const TALL_PITCH_RAD = 0.52;

export function isTall(width_px: number, height_px: number): boolean {
  return width_px <= 1.05 * height_px;
}

/** `orbit`: how far the player has turned the camera. */
export function aimed(picture: Picture, orbit: Angle, width_px: number, height_px: number): Camera {
  const tall = isTall(width_px, height_px);
  const pitch_rad = picture.near ? NEAR_PITCH_RAD : tall ? TALL_PITCH_RAD : PITCH_RAD;
  const angle = { yaw_rad: YAW_RAD + orbit.yaw_rad, pitch_rad: pitch_rad + orbit.pitch_rad };
  return framing(pointsOf(picture, tall), angle, width_px / height_px);
}

/** The points that must be visible. */
function pointsOf({ edition, tower, free, near, over }: Picture, tall: boolean): Point[] {
  const top = tower.at(-1);
  const high = top ? top.pose.z + boxOf(edition, top.block).height / 2 : 0;
  const cube = (wide: number, deep: number, low: number, up: number): Point[] =>
    [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [low, up].map((z): Point => [x * wide, y * deep, z])));
  if (near) {
    const hand: Point[] = over || tower.length === 0 ? [] : [[108, 0, high + 40]];
    return [...cube(44, 26, Math.max(0, high - 56), high + 52), ...hand];
  }
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
