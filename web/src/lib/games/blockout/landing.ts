/** Where a held block would land: the part that rests on the top block, the part that hangs over, and how safe it looks. */
import { boxOf, type Box } from './blocks';
import { yawOf, type Pose } from './pose';

export type Flat = readonly [x: number, y: number];

/** `steady`: well inside; `risky`: a small sway is too much; `falls`: over the edge; `misses`: not above the top block. */
export type Safety = 'steady' | 'risky' | 'falls' | 'misses';

export interface Landing {
  /** The outline of the held block from above, counter-clockwise. */
  readonly outline: readonly Flat[];
  /** The part of it that lies on the top block, or on the table; empty: none. */
  readonly rest: readonly Flat[];
  readonly safety: Safety;
}

export interface Stacked {
  readonly block: string;
  readonly pose: Pose;
}

/** Nearer to an edge than this, the centre of mass is at risk: about the sway of a hand. */
const RISKY_MM = 3;
/** A touch this small holds nothing. */
const LEAST_MM2 = 0.01;

/** An estimate for the eye: the server alone decides whether a tower stands. */
export function landingOf(edition: string, tower: readonly Stacked[], held: Stacked): Landing {
  const outline = footprint(boxOf(edition, held.block), held.pose);
  const top = tower.at(-1);
  if (!top) return { outline, rest: outline, safety: 'steady' };
  const rest = common(outline, footprint(boxOf(edition, top.block), top.pose));
  if (areaOf(rest) < LEAST_MM2) return { outline, rest: [], safety: 'misses' };
  const margin = marginOf(edition, [...tower, held]);
  return { outline, rest, safety: margin <= 0 ? 'falls' : margin < RISKY_MM ? 'risky' : 'steady' };
}

/** The distance of the centre of mass from the nearest edge, at the joint where it is smallest; negative: outside. */
export function marginOf(edition: string, column: readonly Stacked[]): number {
  let [mass, x, y] = [0, 0, 0];
  let least = Infinity;
  for (let level = column.length - 1; level > 0; level -= 1) {
    const [above, below] = [column[level], column[level - 1]];
    if (!above || !below) continue;
    const { width, depth, height } = boxOf(edition, above.block);
    const weight = width * depth * height;
    [x, y] = [x + weight * above.pose.x, y + weight * above.pose.y];
    mass += weight;
    const joint = common(
      footprint(boxOf(edition, above.block), above.pose),
      footprint(boxOf(edition, below.block), below.pose),
    );
    least = Math.min(least, inside(joint, [x / mass, y / mass]));
  }
  return least;
}

function footprint({ width, depth }: Box, { x, y, turn }: Pose): Flat[] {
  const yaw = yawOf(turn);
  const [cosine, sine] = [Math.cos(yaw), Math.sin(yaw)];
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([a, b]): Flat => {
    const [u, v] = [(a * width) / 2, (b * depth) / 2];
    return [x + u * cosine - v * sine, y + u * sine + v * cosine];
  });
}

/** The common part of two convex outlines: one is cut along each edge of the other. */
function common(outline: readonly Flat[], other: readonly Flat[]): Flat[] {
  let left = [...outline];
  edgesOf(other).forEach(([from, to]) => {
    const side = (point: Flat) => sideOf(from, to, point);
    left = edgesOf(left).flatMap(([a, b]) => {
      const [atA, atB] = [side(a), side(b)];
      const kept = atA >= 0 ? [a] : [];
      if (atA >= 0 === atB >= 0) return kept;
      const share = atA / (atA - atB);
      return [...kept, [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])] as const];
    });
  });
  return left;
}

function edgesOf(outline: readonly Flat[]): (readonly [Flat, Flat])[] {
  return outline.flatMap((from, at) => {
    const to = outline[(at + 1) % outline.length];
    return to ? [[from, to] as const] : [];
  });
}

/** How far a point is to the left of an edge: inside, if the outline runs counter-clockwise. */
function sideOf([ax, ay]: Flat, [bx, by]: Flat, [x, y]: Flat): number {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
}

function inside(outline: readonly Flat[], point: Flat): number {
  if (areaOf(outline) < LEAST_MM2) return -Infinity;
  const edges = edgesOf(outline).filter(([a, b]) => Math.hypot(a[0] - b[0], a[1] - b[1]) > 1e-6);
  return Math.min(...edges.map(([from, to]) => sideOf(from, to, point)));
}

function areaOf(outline: readonly Flat[]): number {
  return edgesOf(outline).reduce((sum, [a, b]) => sum + (a[0] * b[1] - a[1] * b[0]) / 2, 0);
}
