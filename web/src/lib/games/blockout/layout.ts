/** Knows how the playing area is divided, where the free blocks lie, and how a hand of cards finds room. */
import { boxOf, blocksOf } from './blocks';
import type { Point } from './pose';

/** `wide`: the table with all round it; `broad`: the table, then a column; `tall`: one below another. */
export type Kind = 'wide' | 'broad' | 'tall';

export function arrange(width_px: number, height_px: number): Kind {
  if (width_px <= 1.05 * height_px) return 'tall';
  return width_px >= 900 && height_px >= 560 ? 'wide' : 'broad';
}

/** Where each block lies while it is free: beside the tower where there is room, otherwise before it. */
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

/** Two rows in front of the tower: the small and medium ones in one, the large ones behind it. */
function before(rank: number, file: number): [number, number] {
  const aside = file - 1;
  if (rank === 2) return [aside * 56, -82];
  return rank === 1 ? [-36 + aside * 36 - 14, -128] : [52 + aside * 26, -128];
}

/** To the left, away from where the hand takes a block up. */
function beside(rank: number, file: number): [number, number] {
  const columns = [-66, -98, -146] as const;
  const pitch = [32, 42, 52] as const;
  return [columns[rank as 0 | 1 | 2] ?? -66, 44 - file * (pitch[rank as 0 | 1 | 2] ?? 32)];
}

/** How many cards lie beside each other, and how far from one to the next. */
export interface Fan {
  readonly rows: number;
  readonly perRow: number;
  readonly step_px: number;
}

const GAP_PX = 6;
const TARGET_PX = 44;

/** As few rows as leave every card a finger's width. */
export function fan(cards: number, width_px: number, card_px: number, least_px = TARGET_PX): Fan {
  if (cards <= 1 || width_px <= card_px) return { rows: 1, perRow: Math.max(1, cards), step_px: TARGET_PX };
  const most = Math.max(1, Math.floor((width_px - card_px) / least_px) + 1);
  const rows = Math.ceil(cards / most);
  const perRow = Math.ceil(cards / rows);
  const step = perRow > 1 ? (width_px - card_px) / (perRow - 1) : card_px;
  return { rows, perRow, step_px: Math.floor(Math.min(card_px + GAP_PX, step)) };
}
