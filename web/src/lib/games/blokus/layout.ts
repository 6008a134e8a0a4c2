/** Knows how the playing area is divided, so that the board is as large as the room allows and nothing scrolls. */

/** `wide`: others, board, tray side by side; `broad`: board, then a column; `tall`: others, board, tray one below another. */
export type Kind = 'wide' | 'broad' | 'tall';

export interface Layout {
  readonly kind: Kind;
  /** The side of the board. */
  readonly board_px: number;
}

const STRIP_PX = 62;

export function arrange(width_px: number, height_px: number): Layout {
  if (width_px <= 1.05 * height_px) {
    const tray_px = Math.max(172, 0.22 * height_px);
    return { kind: 'tall', board_px: atLeast(Math.min(width_px - 8, height_px - STRIP_PX - tray_px)) };
  }
  const wide = atLeast(Math.min(height_px - 24, width_px - 210 - 270 - 64));
  const broad = atLeast(Math.min(height_px - 12, width_px - Math.max(272, 0.3 * width_px)));
  // Three columns are the better table, unless the board would have to pay for them.
  return width_px >= 1000 && wide >= 0.93 * broad
    ? { kind: 'wide', board_px: wide }
    : { kind: 'broad', board_px: broad };
}

function atLeast(board_px: number): number {
  return Math.max(160, Math.floor(board_px));
}

/** A slot of the tray, in squares: as wide as its piece and a margin, as high as the highest piece of the box. */
export const SLOT_HIGH = 3.7;
const MARGIN = 0.9;
const LEAST_WIDE = 2;

export function slotWide(piece_wide: number): number {
  return Math.max(LEAST_WIDE, piece_wide) + MARGIN;
}

/** The largest squares, in pixels, with which slots of these widths fill a room row by row without scrolling. */
export function squareSize(
  wides: readonly number[],
  width_px: number,
  height_px: number,
  most_px: number,
): number {
  const fits = (square_px: number) =>
    rowsOf(wides, width_px / square_px) * SLOT_HIGH * square_px <= height_px;
  let [low, high] = [4, most_px];
  if (fits(high)) return high;
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function rowsOf(wides: readonly number[], room: number): number {
  let rows = 1;
  let left = room;
  for (const wide of wides) {
    if (wide > room) return Infinity;
    if (wide > left) {
      rows += 1;
      left = room;
    }
    left -= wide;
  }
  return rows;
}
