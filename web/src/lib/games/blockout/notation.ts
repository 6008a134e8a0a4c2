/** Reads moves, and finds the offered move for a card, a block or a button. */

export interface Spot {
  readonly x_mm: number;
  readonly y_mm: number;
  readonly turns: number;
}

export type Move =
  | { kind: 'block'; card: string; block: string; spot: Spot | null }
  | { kind: 'pass' | 'reverse' | 'drawcards' | 'letgo' | 'oops' | 'unsay' | 'fell' | 'wait' }
  | { kind: 'stood' }
  | { kind: 'void'; reason: string }
  | { kind: 'begin'; seat: number }
  | { kind: 'draw'; card: string }
  | { kind: 'slip'; x_mm: number; y_mm: number };

const PLACE = /^([a-z-]*)>([a-z-]+)(?:@(-?\d+),(-?\d+),([01]))?$/;
const WORDS = ['pass', 'reverse', 'drawcards', 'letgo', 'oops', 'unsay'] as const;

/** Null when the text is no move of this game. Skips a verdict's trace, which is only for the record. */
export function parseMove(text: string): Move | null {
  const word = WORDS.find((each) => each === text);
  if (word) return { kind: word };
  const placed = PLACE.exec(text);
  if (placed) {
    const [, card = '', block = '', x, y, turns] = placed;
    const spot = x === undefined ? null : { x_mm: Number(x), y_mm: Number(y), turns: Number(turns) };
    return { kind: 'block', card, block, spot };
  }
  const [verdict = '', reason = ''] = (text.split('~')[0] ?? '').split(':');
  if (verdict === 'stood') return { kind: 'stood' };
  if (verdict === 'fell') return { kind: 'fell' };
  if (verdict === 'void') return { kind: 'void', reason };
  if (verdict === 'draw') return { kind: 'draw', card: reason };
  const slip = /^slip:(-?\d),(-?\d)$/.exec(text);
  if (slip) return { kind: 'slip', x_mm: Number(slip[1]), y_mm: Number(slip[2]) };
  if (/^wait\d+ms/.test(text)) return { kind: 'wait' };
  const begin = /^begin(\d)$/.exec(text)?.[1];
  return begin ? { kind: 'begin', seat: Number(begin) } : null;
}

/** How far a hand has slipped, in whole millimetres. */
export function slipOf({ x_mm, y_mm }: { x_mm: number; y_mm: number }): number {
  return Math.round(Math.hypot(x_mm, y_mm));
}

export function formatPlacing(card: string, block: string, spot: Spot | null): string {
  return `${card}>${block}${spot ? `@${spot.x_mm},${spot.y_mm},${spot.turns}` : ''}`;
}

/** For each card, the blocks that may go with it; the card '' is for a block without a card. */
export function offers(moves: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const text of moves) {
    const move = parseMove(text);
    if (!move) continue;
    if (move.kind === 'pass' || move.kind === 'reverse') found.set(move.kind, []);
    if (move.kind !== 'block') continue;
    const blocks = found.get(move.card) ?? [];
    if (!blocks.includes(move.block)) found.set(move.card, [...blocks, move.block]);
  }
  return found;
}

/** The spots offered for a card and a block: examples; a player may choose others nearby. */
export function spotsFor(moves: readonly string[], card: string, block: string): Spot[] {
  return moves.flatMap((text) => {
    const move = parseMove(text);
    return move?.kind === 'block' && move.card === card && move.block === block && move.spot
      ? [move.spot]
      : [];
  });
}
