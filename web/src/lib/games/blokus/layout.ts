/** Divides the playing area, so that the board is as large as possible and nothing scrolls. */
import { isTall, type Shape } from '$lib/play/room.svelte';

export interface Layout {
  /** `wide`: others, board, tray side by side; `broad`: board, then a column; `tall`: others, board, tray one below another. */
  readonly kind: Shape;
  /** The side of the board. */
  readonly board_px: number;
}

/** On a phone: the players above the board, with the gaps around them. */
const STRIP_PX = 76;
/** On a phone: the heading of the tray, and three rows of pieces that a finger can take. */
const TRAY_PX = 172;

/** `hasTray`: on a phone there is a tray below the board; elsewhere it takes no room from the board. */
export function arrange(width_px: number, height_px: number, hasTray = true): Layout {
  if (isTall(width_px, height_px)) {
    const tray_px = hasTray ? Math.max(TRAY_PX, 0.22 * height_px) : 0;
    return { kind: 'tall', board_px: atLeast(Math.min(width_px - 8, height_px - STRIP_PX - tray_px)) };
  }
  const wide = atLeast(Math.min(height_px - 24, width_px - 210 - 270 - 64));
  const broad = atLeast(Math.min(height_px - 12, width_px - Math.max(272, 0.3 * width_px)));
  // Three columns are the better layout, unless they make the board too small.
  return width_px >= 1000 && wide >= 0.93 * broad
    ? { kind: 'wide', board_px: wide }
    : { kind: 'broad', board_px: broad };
}

function atLeast(board_px: number): number {
  return Math.max(160, Math.floor(board_px));
}

/** A slot of the tray, in squares: as wide as its piece plus a margin, as high as the highest piece of the box. */
export const SLOT_HIGH = 3.3;
const MARGIN = 0.55;
const LEAST_WIDE = 2;
/** A finger can take a piece from a slot of this size. */
export const LEAST_SLOT_PX = 36;
const LEAST_SQUARE_PX = 4;

export function slotWide(piece_wide: number): number {
  return Math.max(LEAST_WIDE, piece_wide) + MARGIN;
}

/** The scale of a tray: the side of a square, and the least side of a slot. */
export interface TrayScale {
  readonly square_px: number;
  readonly least_px: number;
}

/** The largest squares with which slots of these widths fit into an area row by row without scrolling. */
export function trayScale(
  wides: readonly number[],
  width_px: number,
  height_px: number,
  most_px: number,
): TrayScale {
  // Slots become smaller than a finger only if the area is too small for all of them.
  const fits = (least_px: number) => (square_px: number) => {
    const widths = wides.map((wide) => Math.max(least_px, wide * square_px));
    return rowsOf(widths, width_px) * Math.max(least_px, SLOT_HIGH * square_px) <= height_px;
  };
  const least_px = fits(LEAST_SLOT_PX)(LEAST_SQUARE_PX) ? LEAST_SLOT_PX : 0;
  return { square_px: largest(LEAST_SQUARE_PX, most_px, fits(least_px)), least_px };
}

/** The largest number that fits, at least `low` and at most `high`. */
function largest(low: number, high: number, fits: (value: number) => boolean): number {
  if (fits(high)) return high;
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function rowsOf(widths_px: readonly number[], room_px: number): number {
  let rows = 1;
  let left_px = room_px;
  for (const width_px of widths_px) {
    if (width_px > room_px) return Infinity;
    if (width_px > left_px) {
      rows += 1;
      left_px = room_px;
    }
    left_px -= width_px;
  }
  return rows;
}
