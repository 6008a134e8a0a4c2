/** Divides the playing area: the field as large as possible, the players at their sides, nothing scrolls. */

/** `tall`: players above and below the field, the hand at the bottom; `broad`: players and the hand beside it. */
export type Kind = 'tall' | 'broad';
export type Slot = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

export interface Sitting {
  readonly seat: number;
  /** The side in the picture, 0 to 7, clockwise from the top. */
  readonly direction: number;
  /** The player holds a card at this page. */
  readonly here: boolean;
}

export interface Layout {
  readonly kind: Kind;
  readonly isSmall: boolean;
  readonly field_px: number;
  /** The side of a held card. */
  readonly card_px: number;
  readonly slots: Readonly<Record<Slot, number | null>>;
  /** The hand has room for more than the card. */
  readonly isRoomy: boolean;
  /** Several people share the page: each holds their card at their own side. */
  readonly hasCorners: boolean;
}

const SLOTS: readonly Slot[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
/** Alternative slots for players whose column or row would leave too little room for the field. */
const MOVES: Readonly<Record<Kind, Partial<Record<Slot, readonly Slot[]>>>> = {
  tall: { w: ['sw', 'nw'], e: ['se', 'ne'] },
  broad: { n: ['nw', 'ne'], s: ['se', 'sw'] },
};
const PAD_PX = 6;
const GAP_PX = 6;
/** From this height, the player's own mark is above the card. */
const ROOMY_PX = 190;

/** Players sit in columns at their sides of the field, unless that makes the field too small. */
export function arrange(width: number, height: number, sitting: readonly Sitting[]): Layout {
  const beside = divide(width, height, sitting, false);
  const below = divide(width, height, sitting, true);
  // A hand at its player's side is worth more of the field than a mark there.
  const worth = beside.hasCorners ? 0.75 : 0.93;
  return beside.field_px >= worth * below.field_px ? beside : below;
}

function divide(width: number, height: number, sitting: readonly Sitting[], squeezes: boolean): Layout {
  const kind: Kind = width <= 1.05 * height ? 'tall' : 'broad';
  const isSmall = kind === 'tall' ? width < 600 : height < 480;
  const hasCorners = sitting.filter(({ here }) => here).length > 1;
  const slots = slotsOf(sitting, kind, hasCorners, squeezes);
  const room = { width: Math.max(0, width - 2 * PAD_PX), height: Math.max(0, height - 2 * PAD_PX) };
  const card_px = cardSize(kind, isSmall, hasCorners, room);
  const sides = thickness(kind, isSmall, hasCorners, card_px);
  const row = (...names: Slot[]) => (names.some((name) => slots[name] !== null) ? sides.row + GAP_PX : 0);
  const column = (...names: Slot[]) =>
    names.some((name) => slots[name] !== null) ? sides.column + GAP_PX : 0;
  const rows = kind === 'tall' ? row('nw', 'n', 'ne') + row('sw', 's', 'se') : row('n') + row('s');
  const columns =
    kind === 'tall' ? column('w') + column('e') : column('nw', 'w', 'sw') + column('ne', 'e', 'se');
  const hand = hasCorners ? 0 : sides.hand + GAP_PX;
  const across = room.width - columns - (kind === 'broad' ? hand : 0);
  const along = room.height - rows - (kind === 'tall' ? hand : 0);
  const field_px = Math.floor(Math.max(120, Math.min(across, along)));
  const layout = { kind, isSmall, field_px, card_px, slots, hasCorners, isRoomy: kind === 'broad' };
  if (kind === 'broad' || hasCorners) return layout;
  // The hand uses the height that the field cannot: a larger card, and the player's mark above it.
  const spare = room.height - rows - field_px - GAP_PX;
  const isRoomy = spare >= ROOMY_PX;
  return { ...layout, isRoomy, card_px: Math.round(Math.min(220, spare - (isRoomy ? 76 : 20))) };
}

/** The seat in each slot. The mark of a player alone at the page stays with the hand, unless others sit beside it. */
function slotsOf(
  sitting: readonly Sitting[],
  kind: Kind,
  hasCorners: boolean,
  squeezes: boolean,
): Record<Slot, number | null> {
  const slots = Object.fromEntries(SLOTS.map((slot) => [slot, null])) as Record<Slot, number | null>;
  const moving: { seat: number; towards: readonly Slot[] }[] = [];
  for (const { seat, direction } of sitting) {
    const slot = SLOTS[direction % 8] ?? 's';
    const towards = squeezes ? (MOVES[kind][slot] ?? []) : [];
    if (towards.length > 0) moving.push({ seat, towards: [...towards, slot] });
    else slots[slot] = seat;
  }
  for (const { seat, towards } of moving) {
    const free = towards.find((slot) => slots[slot] === null);
    if (free) slots[free] = seat;
  }
  const own = sitting.find(({ here }) => here);
  const bottom = [slots.sw, slots.s, slots.se].filter((seat) => seat !== null);
  if (own && !hasCorners && bottom.length === 1 && bottom[0] === own.seat) {
    [slots.sw, slots.s, slots.se] = [null, null, null];
  }
  return slots;
}

function cardSize(
  kind: Kind,
  isSmall: boolean,
  hasCorners: boolean,
  { width, height }: { width: number; height: number },
): number {
  if (hasCorners) return isSmall ? 84 : Math.min(150, 0.15 * Math.min(width, height));
  if (kind === 'tall') return Math.round(Math.min(200, Math.max(104, 0.19 * height)));
  return Math.round(Math.min(230, Math.max(104, 0.3 * height), 0.2 * width));
}

/** The room that marks and hands take from the field. */
function thickness(kind: Kind, isSmall: boolean, hasCorners: boolean, card_px: number) {
  if (hasCorners) {
    return {
      row: card_px + 56,
      column: Math.max(card_px, 124) + 8,
      hand: 0,
    };
  }
  if (kind === 'tall') return { row: 48, column: isSmall ? 52 : 120, hand: card_px + 20 };
  return { row: isSmall ? 36 : 50, column: isSmall ? 92 : 160, hand: Math.max(148, card_px + 40) };
}

/** The shape of a player's mark in a slot: full where there is room. */
export function markShape({ kind, isSmall }: Layout, slot: Slot): 'full' | 'slim' | 'trim' | 'low' {
  if (!isSmall) return 'full';
  if (kind === 'tall') return slot === 'w' || slot === 'e' ? 'slim' : 'trim';
  return slot === 'n' || slot === 's' ? 'low' : 'slim';
}
