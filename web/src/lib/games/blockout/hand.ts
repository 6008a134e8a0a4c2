/** The wanted pose of the held block, and how drags, keys and buttons change it. Pure: the server moves the block. */
import { onLevel, type Camera } from './camera';
import { upright, UNITS_PER_MM, yawOf, type Pose } from './pose';

/** Millimetres; the yaw in degrees. */
export interface Target {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
}

export interface Reach {
  /** The largest distance from the site, along each axis. */
  readonly aside: number;
  /** The lowest height above the tower; beside the tower, a block can go down to the table. */
  readonly low: number;
  readonly table: number;
  readonly high: number;
}

/** How far the target is below the resting height: the block rests there, pressed no harder than by a hand. */
const PRESS_MM = 1.5;
const ABOVE_MM = 90;
/** Further from the site than this, a block is beside the tower. */
const BESIDE_MM = 50;

/** `rests_z`: the height of the held block's centre once it lies on the tower; `half`: half of the block's height. */
export function reachOf(rests_z: number, half: number, isBase: boolean): Reach {
  const low = rests_z - PRESS_MM;
  return { aside: isBase ? 55 : 130, low, table: Math.min(low, half), high: rests_z + ABOVE_MM };
}

export function targetAt(pose: Pose): Target {
  return { x: pose.x, y: pose.y, z: pose.z, yaw: (yawOf(pose.turn) * 180) / Math.PI };
}

export function poseFor({ x, y, z, yaw }: Target): Pose {
  return upright(x, y, z, (yaw * Math.PI) / 180);
}

/** A block lowered beside the tower may be pushed against it: the server handles that. */
export function moved(target: Target, by: Partial<Target>, reach: Reach): Target {
  const clamp = (number: number, low: number, high: number) => Math.max(low, Math.min(high, number));
  const yaw = target.yaw + (by.yaw ?? 0);
  const isBeside = Math.hypot(target.x, target.y) > BESIDE_MM;
  const low = isBeside ? reach.table : Math.min(reach.low, target.z);
  return {
    x: clamp(target.x + (by.x ?? 0), -reach.aside, reach.aside),
    y: clamp(target.y + (by.y ?? 0), -reach.aside, reach.aside),
    z: clamp(target.z + (by.z ?? 0), low, reach.high),
    yaw: ((((yaw + 180) % 360) + 360) % 360) - 180,
  };
}

/** How far a drag from one spot of the picture to another pushes an object at height `z`. */
export function pushed(
  camera: Camera,
  from: { x: number; y: number },
  to: { x: number; y: number },
  z: number,
): { x: number; y: number } {
  const [a, b] = [onLevel(camera, from.x, from.y, z), onLevel(camera, to.x, to.y, z)];
  if (!a || !b) return { x: 0, y: 0 };
  const longest = 60; // near the horizon a pixel is a very long way
  const clamp = (number: number) => Math.max(-longest, Math.min(longest, number));
  return { x: clamp(b[0] - a[0]), y: clamp(b[1] - a[1]) };
}

/** Lowering by a button slows down towards the height where the block will lie. */
export function loweredBy(target: Target, rests_z: number, seconds: number): number {
  const above = Math.max(0, target.z - rests_z);
  return -Math.min(60, 9 + 2.4 * above) * seconds;
}

/** In the units of the wire: 0.05 mm and hundredths of a degree. */
export function asHand({ x, y, z, yaw }: Target): { x: number; y: number; z: number; yaw: number } {
  const units = (mm: number) => Math.round(mm * UNITS_PER_MM);
  return { x: units(x), y: units(y), z: units(z), yaw: Math.round(yaw * 100) };
}

/**
 * Where this player's held block is drawn: the server's pose, moved by what the player has asked for since then.
 * So it follows the finger at once, and still sways, lags and rests on things as the server says.
 */
export function drawnAt(seen: Pose, now: Target, then: Target, rests_z: number): Pose {
  const most = 25;
  const clamp = (number: number) => Math.max(-most, Math.min(most, number));
  const z = seen.z + clamp(now.z - then.z);
  return {
    x: seen.x + clamp(now.x - then.x),
    y: seen.y + clamp(now.y - then.y),
    z: Math.max(z, Math.min(seen.z, rests_z)), // never drawn into the tower
    turn: seen.turn,
  };
}
