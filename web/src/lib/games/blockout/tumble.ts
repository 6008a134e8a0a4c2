/** How the blocks of a fallen tower go on after the last frame, until they lie still: an animation only. */
import type { Box } from './blocks';
import { about, times, turnBetween, turned, unit, type Point, type Pose, type Turn } from './pose';

export interface Falling {
  readonly box: Box;
  readonly pose: Pose;
  /** In millimetres a second. */
  readonly speed: Point;
}

export const TUMBLE_MS = 900;
const GRAVITY = 9810;
const SLIDE_S = 0.09;

/** All poses `ms` after the verdict. Higher blocks go farther, in the direction of the lean. */
export function tumbled(blocks: readonly Falling[], ms: number): Pose[] {
  const [base, top] = [blocks[0], blocks.at(-1)];
  if (!base || !top) return [];
  const lean = Math.atan2(top.pose.y - base.pose.y, top.pose.x - base.pose.x);
  return blocks.map((block, level) => one(block, level, lean + 0.55 * Math.sin(2.3 * level), ms / 1000));
}

function one({ box, pose, speed }: Falling, level: number, way_rad: number, t: number): Pose {
  const flatTurn = lying(pose.turn, level);
  const rests_z = lyingHeight(box, flatTurn);
  if (level === 0) return pose; // the base stays where it is
  const vz = Math.min(speed[2], 0);
  const drop = Math.max(0, pose.z - rests_z);
  const lands = (vz + Math.sqrt(vz * vz + 2 * GRAVITY * drop)) / GRAVITY;
  // Each block comes to rest in a place of its own: the higher it stood, the farther away.
  const far = 14 + 36 * level;
  const [vx, vy] = [
    (far * Math.cos(way_rad)) / (lands + SLIDE_S),
    (far * Math.sin(way_rad)) / (lands + SLIDE_S),
  ];
  const slides = Math.max(0, t - lands);
  const glide = Math.min(t, lands) + SLIDE_S * (1 - Math.exp(-slides / SLIDE_S));
  const hop = slides > 0 && slides < 0.12 ? 5 * Math.sin((Math.PI * slides) / 0.12) : 0;
  const z = t < lands ? pose.z + vz * t - (GRAVITY * t * t) / 2 : rests_z + hop;
  const share = Math.min(1, t / (lands + 0.12));
  const spin = about([-Math.sin(way_rad), Math.cos(way_rad), 0], 0.5 * Math.sin(Math.PI * share) * level);
  return {
    x: pose.x + vx * glide,
    y: pose.y + vy * glide,
    z,
    turn: unit(times(spin, turnBetween(pose.turn, flatTurn, share * share))),
  };
}

/** The side on which it comes to rest: some blocks fall over, some stay upright. */
function lying(turn: Turn, level: number): Turn {
  const yaw = about([0, 0, 1], 2 * Math.atan2(turn[3], turn[0]) + 0.4 * level);
  return level % 3 === 0 ? yaw : times(yaw, about(level % 2 ? [0, 1, 0] : [1, 0, 0], Math.PI / 2));
}

function lyingHeight({ width, depth, height }: Box, turn: Turn): number {
  const reach = (axis: Point, length: number) => (Math.abs(turned(turn, axis)[2]) * length) / 2;
  return reach([1, 0, 0], width) + reach([0, 1, 0], depth) + reach([0, 0, 1], height);
}
