/** Measures the playing area and classifies it as one of three shapes. */

/** `wide`: everything side by side; `broad`: the board, then a column; `tall`: one below another. */
export type Shape = 'wide' | 'broad' | 'tall';

/** The playing area; `PlayArea` keeps its size and element up to date. */
export class Room {
  width = $state(0);
  height = $state(0);
  element = $state<HTMLElement>();
}

export function isTall(width_px: number, height_px: number): boolean {
  return width_px <= 1.05 * height_px;
}

/** The shape of an area; it is wide from a width and height that the game sets. */
export function shapeOf(
  width_px: number,
  height_px: number,
  wide: { from_px: number; high_px: number },
): Shape {
  if (isTall(width_px, height_px)) return 'tall';
  return width_px >= wide.from_px && height_px >= wide.high_px ? 'wide' : 'broad';
}
