/** What the flat pictures show: the tower from the front and from above, and always the whole held block. */
import type { Box } from './blocks';
import { FRONT, TOP, facesOf } from './solids';
import type { Pose } from './pose';

/** An SVG view box: left, top, width, height. */
export type ViewBox = readonly [left: number, top: number, width: number, height: number];

export interface Views {
  readonly front: ViewBox;
  readonly top: ViewBox;
}

/** How much of a high tower stays in the picture below a held block. */
const SHOWN_BELOW = 110;
const ROOM_MM = 8;

/** The views of a tower `high` millimetres high; they widen evenly, so that the tower stays in the middle. */
export function viewsOf(high: number, held: { readonly box: Box; readonly pose: Pose } | null): Views {
  const [front, top] = [FRONT, TOP].map((side) => reachIn(held, side));
  const half = Math.max(held ? 125 : 75, front?.aside ?? 0, top?.aside ?? 0);
  const low = held ? Math.max(0, Math.min(high - SHOWN_BELOW, -(front?.bottom ?? 0))) : 0;
  const tall = Math.max(80, high - low + (held ? 80 : 24), -(front?.top ?? 0) - low);
  const deep = Math.max(60, Math.abs(top?.top ?? 0), Math.abs(top?.bottom ?? 0));
  return {
    front: [-half, -low - tall, 2 * half, tall + 6],
    top: [-half, -deep, 2 * half, 2 * deep],
  };
}

function reachIn(held: Parameters<typeof viewsOf>[1], side: typeof FRONT) {
  if (!held) return undefined;
  const spots = facesOf(held.box, held.pose, side).flatMap(({ points }) =>
    points.split(' ').map((spot) => spot.split(',').map(Number) as [number, number]),
  );
  const [xs, ys] = [spots.map(([x]) => Math.abs(x)), spots.map(([, y]) => y)];
  return {
    aside: Math.max(...xs) + ROOM_MM,
    top: Math.min(...ys) - ROOM_MM,
    bottom: Math.max(...ys) + ROOM_MM,
  };
}
