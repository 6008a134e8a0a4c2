/** Where a picture draws the block that is in the hand. */
import type { BlockoutView } from '$lib/wire/messages';
import { boxOf } from './blocks';
import { upright, type Pose } from './pose';

export interface Posed {
  readonly block: string;
  readonly pose: Pose;
}

/** The held block, so far above the top block; without a chosen spot it hangs a little beside the middle. */
export function hovering(
  edition: string,
  { block, spot }: NonNullable<BlockoutView['held']>,
  top: Posed | undefined,
  above_mm: number,
): Posed {
  const under = top ? top.pose.z + boxOf(edition, top.block).height / 2 : 0;
  const [x, y] = spot ? [spot.x_mm, spot.y_mm] : [(top?.pose.x ?? 0) + 6, top?.pose.y ?? 0];
  const z = under + boxOf(edition, block).height / 2 + above_mm;
  return { block, pose: upright(x, y, z, ((spot?.turns ?? 0) * Math.PI) / 2) };
}
