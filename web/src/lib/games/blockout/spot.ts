/** The model without a hand: a spot in whole millimetres, which the player moves until the block is put there. */
import type { Box } from './blocks';
import type { Spot } from './notation';
import { upright, type Pose } from './pose';

export interface Chosen {
  readonly card: string;
  readonly block: string;
  readonly x: number;
  readonly y: number;
  readonly turns: number;
}

const REACH_MM = 60;

/** Starts in the middle of the offered spots. */
export function firstSpot(card: string, block: string, offered: readonly Spot[]): Chosen {
  const upright = offered.filter(({ turns }) => turns === 0);
  const middle = upright[Math.floor(upright.length / 2)];
  return { card, block, x: middle?.x_mm ?? 0, y: middle?.y_mm ?? 0, turns: 0 };
}

/** The base has one spot only (`isFixed`). */
export function pushedSpot(chosen: Chosen, by: { x: number; y: number }, isFixed: boolean): Chosen {
  if (isFixed) return chosen;
  const clamp = (number: number) => Math.max(-REACH_MM, Math.min(REACH_MM, number));
  return { ...chosen, x: clamp(chosen.x + by.x), y: clamp(chosen.y + by.y) };
}

export function asSpot({ x, y, turns }: Chosen): Spot {
  return { x_mm: Math.round(x) + 0, y_mm: Math.round(y) + 0, turns };
}

/** The pose above the place where the block will lie. */
export function hangingAt(chosen: Chosen, box: Box, under_mm: number): Pose {
  const { x_mm, y_mm, turns } = asSpot(chosen);
  return upright(x_mm, y_mm, under_mm + box.height / 2 + 14, (turns * Math.PI) / 2);
}
