/** Divides the playing area, so that the cards are as large as possible and nothing scrolls. */
import { shapeOf, type Shape } from '$lib/play/room.svelte';

/** `wide`: players, cards, slide side by side; `broad`: cards, then a column; `tall`: one below another. */
export function arrange(width_px: number, height_px: number): Shape {
  return shapeOf(width_px, height_px, { from_px: 1000, high_px: 480 });
}

export interface CardSize {
  readonly wide_px: number;
  /** The distance from one space to the next. */
  readonly pitch_px: number;
}

const CARDS = 3;
const SPACES = 5;
/** The room that a card needs besides its spaces, for its name and rim, in spaces. */
const RIM = 0.62;
const GAP_PX = 8;

/** The largest cards that fit side by side. An area without a height is as high as the cards. */
export function cardSize(width_px: number, height_px: number): CardSize {
  const wide = Math.max(40, (width_px - (CARDS - 1) * GAP_PX) / CARDS);
  const pitch = height_px > 0 ? height_px / (SPACES + RIM) : Infinity;
  const pitch_px = Math.floor(Math.max(16, Math.min(pitch, 0.82 * wide, 168)));
  return { wide_px: Math.floor(Math.min(wide, 2.3 * pitch_px)), pitch_px };
}
