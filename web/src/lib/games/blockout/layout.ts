/** Divides the playing area, places the free blocks, and fits a hand of cards into its width. */
import { shapeOf, type Shape } from '$lib/play/room.svelte';
import { boxOf, blocksOf } from './blocks';
import type { Point } from './pose';

/** `wide`: the table with everything round it; `broad`: the table, then a column; `tall`: one below another. */
export function arrange(width_px: number, height_px: number): Shape {
  return shapeOf(width_px, height_px, { from_px: 900, high_px: 560 });
}

/** Where each free block lies: beside the tower where there is room, otherwise in front of it. */
export function freeSpots(edition: string, isTall: boolean): Map<string, Point> {
  const names = blocksOf(edition); // small, medium, large: three of each
  const spots = new Map<string, Point>();
  names.forEach((name, at) => {
    const { height } = boxOf(edition, name);
    const [rank, file] = [Math.floor(at / 3), at % 3];
    const [x, y] = isTall ? before(rank, file) : beside(rank, file);
    spots.set(name, [x, y, height / 2]);
  });
  return spots;
}

/** Two rows so far in front of the tower that they hide none of it: the large blocks, and the others before them. */
function before(rank: number, file: number): [number, number] {
  const aside = file - 1;
  if (rank === 2) return [aside * 56, -98];
  return rank === 1 ? [-36 + aside * 36 - 14, -142] : [52 + aside * 26, -142];
}

/** To the left, away from where the hand picks up a block. */
function beside(rank: number, file: number): [number, number] {
  const columns = [-66, -98, -146] as const;
  const pitch = [32, 42, 52] as const;
  return [columns[rank as 0 | 1 | 2] ?? -66, 44 - file * (pitch[rank as 0 | 1 | 2] ?? 32)];
}

/** The sizes of the foot, in which the player chooses, draws, lowers and lets go. */
export interface Foot {
  readonly card_px: number;
  /** How many rows of cards there is room for. */
  readonly rows: number;
  /** The same through a whole turn, so that the tower above never jumps. */
  readonly height_px: number;
}

const CARD_RATIO = 1.28;
const CHOICE_PX = 52;
const CONTROLS_PX = 118;
export const FAN_RIM_PX = 18;
export const ROW_GAP_PX = 14;

/** A second row of cards where the room is high: better than cards that overlap. */
export function footOf(shape: Shape, height_px: number): Foot {
  const card_px = shape === 'wide' ? 84 : 62;
  const rows = shape === 'tall' && height_px > 640 ? 2 : 1;
  const fan_px = FAN_RIM_PX + rows * Math.ceil(card_px * CARD_RATIO) + (rows - 1) * ROW_GAP_PX;
  return { card_px, rows, height_px: Math.max(CHOICE_PX + 4 + fan_px, CONTROLS_PX) };
}

/** The number of cards in a row, and the distance from one to the next. */
export interface Fan {
  readonly rows: number;
  readonly perRow: number;
  readonly step_px: number;
  /** Narrower than the foot's cards where so many would cover each other's names. */
  readonly card_px: number;
}

const GAP_PX = 6;
const TARGET_PX = 44;
const LEAST_PX = 36;
const LEAST_CARD_PX = 40;
const LEAST_GAP_PX = 3;

/**
 * The fewest rows that leave every card a finger's width; the cards of a full row are narrower, so that none covers
 * another, and if they are too many for that, they are pushed sideways.
 */
export function fan(cards: number, width_px: number, card_px: number, mostRows: number): Fan {
  if (cards <= 1 || width_px <= card_px)
    return { rows: 1, perRow: Math.max(1, cards), step_px: TARGET_PX, card_px };
  const wanted_px = mostRows > 1 ? card_px - 4 : TARGET_PX;
  const most = Math.max(1, Math.floor((width_px - card_px) / wanted_px) + 1);
  const rows = Math.min(mostRows, Math.ceil(cards / most));
  const perRow = Math.ceil(cards / rows);
  const apart = Math.floor((width_px + LEAST_GAP_PX) / perRow) - LEAST_GAP_PX;
  const each_px = Math.max(LEAST_CARD_PX, Math.min(card_px, apart));
  const step = perRow > 1 ? (width_px - each_px) / (perRow - 1) : each_px;
  const step_px = Math.floor(Math.max(LEAST_PX, Math.min(each_px + GAP_PX, step)));
  return { rows, perRow, step_px, card_px: each_px };
}
