/** Knows how the playing area is divided, so that the cards are as large as the room allows and nothing scrolls. */

/** `wide`: players, cards, slide side by side; `broad`: cards, then a column; `tall`: one below another. */
export type Kind = 'wide' | 'broad' | 'tall';

export function arrange(width_px: number, height_px: number): Kind {
  if (width_px <= 1.05 * height_px) return 'tall';
  return width_px >= 1000 && height_px >= 480 ? 'wide' : 'broad';
}

export interface CardSize {
  readonly wide_px: number;
  /** From one space to the next. */
  readonly pitch_px: number;
}

const CARDS = 3;
const SPACES = 5;
/** What a card needs besides its spaces: its name and its rim, in spaces. */
const RIM = 0.62;
const GAP_PX = 8;

/** The largest cards that stand side by side in a room. A room without a height is as high as they are. */
export function cardSize(width_px: number, height_px: number): CardSize {
  const wide = Math.max(40, (width_px - (CARDS - 1) * GAP_PX) / CARDS);
  const pitch = height_px > 0 ? height_px / (SPACES + RIM) : Infinity;
  const pitch_px = Math.floor(Math.max(16, Math.min(pitch, 0.82 * wide, 168)));
  return { wide_px: Math.floor(Math.min(wide, 2.3 * pitch_px)), pitch_px };
}
