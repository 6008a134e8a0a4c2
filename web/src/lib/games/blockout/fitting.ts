/** The view boxes of pictures that show whole solids as large as possible. */
import { boxOf } from './blocks';
import type { Posed } from './hovering';
import { facesOf, type Side } from './solids';
import type { ViewBox } from './views';

const RIM_MM = 8;
/** So much of the table is seen below the tower. */
const TABLE_MM = 6;

/** The box round all solids from one side. */
export function frameOf(edition: string, solids: readonly Posed[], side: Side): ViewBox {
  const spots = solids
    .flatMap(({ block, pose }) => facesOf(boxOf(edition, block), pose, side))
    .flatMap(({ points }) =>
      points.split(' ').map((spot) => spot.split(',').map(Number) as [number, number]),
    );
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - RIM_MM, Math.min(...ys) - RIM_MM];
  return [left, top, Math.max(...xs) + RIM_MM - left, Math.max(...ys) + RIM_MM - top];
}

/** Boxes of straight views, all of one size and one scale, that end a little below the table's top. */
export function framesOf(edition: string, solids: readonly Posed[], sides: readonly Side[]): ViewBox[] {
  const boxes = sides.map((side) => frameOf(edition, solids, side));
  const wide = Math.max(...boxes.map(([, , width]) => width));
  return boxes.map(([left, top, width]) => [left + width / 2 - wide / 2, top, wide, TABLE_MM - top]);
}
