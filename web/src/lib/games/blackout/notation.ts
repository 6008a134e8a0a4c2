/** The notation of moves in Blackout: `roll`, `3@S1.3`, `wild@A2.1`, `undo@S1.3`, `reroll`, `end`, `call`. */

/** One result of a roll: a number, or a special. */
export type Item = '1' | '2' | '3' | '4' | '5' | 'WILD' | 'UNDO' | 'REROLL';
/** An item that is used on a space. */
export type Placed = Exclude<Item, 'REROLL'>;

export type Move =
  | { kind: 'roll' | 'reroll' | 'end' | 'call' }
  /** Puts a chip on a space, or with UNDO takes it off; the space is written `S1.3`. */
  | { kind: 'place'; item: Placed; space: string }
  | { kind: 'begin'; seat: number }
  | { kind: 'face'; die: string; face: string }
  | { kind: 'draw'; card: string }
  | { kind: 'wait' };

export const ROLL = 'roll';
export const REROLL = 'reroll';
export const END = 'end';
export const CALL = 'call';

export interface Space {
  readonly card: string;
  /** 1 to 5, from the top. */
  readonly number: number;
}

export function formatSpace({ card, number }: Space): string {
  return `${card}.${number}`;
}

/** Null when the text names no space. */
export function parseSpace(text: string): Space | null {
  const match = /^([A-Z][1-5])\.([1-5])$/.exec(text);
  return match?.[1] && match[2] ? { card: match[1], number: Number(match[2]) } : null;
}

export function isNumber(item: string): boolean {
  return /^[1-5]$/.test(item);
}

export function formatPlacing(item: Placed, space: string): string {
  return `${isNumber(item) ? item : item.toLowerCase()}@${space}`;
}

/** Null when the text is no move of this game. */
export function parseMove(text: string): Move | null {
  if (text === ROLL || text === REROLL || text === END || text === CALL) return { kind: text };
  const placing = /^([1-5]|wild|undo)@(.+)$/.exec(text);
  if (placing?.[1] && placing[2]) {
    const item = placing[1].toUpperCase() as Placed;
    return parseSpace(placing[2]) ? { kind: 'place', item, space: placing[2] } : null;
  }
  const face = /^([WUR])=([1-5]|WILD|UNDO|REROLL)$/.exec(text);
  if (face?.[1] && face[2]) return { kind: 'face', die: face[1], face: face[2] };
  const draw = /^draw([A-Z][1-5])$/.exec(text);
  if (draw?.[1]) return { kind: 'draw', card: draw[1] };
  const begin = /^begin([0-3])$/.exec(text);
  if (begin?.[1]) return { kind: 'begin', seat: Number(begin[1]) };
  return /^wait\d+ms@\d+$/.test(text) ? { kind: 'wait' } : null;
}
