/** Moves in wire notation: `ready`, and `1,1/0` for row, column and quarter turns of a laid card. */
import { quarter, type Square } from './cards';

export const READY = 'ready';

export interface Lay extends Square {
  readonly turns: number;
}

export function formatLay({ row, column, turns }: Lay): string {
  return `${row},${column}/${quarter(turns)}`;
}

/** Null when the text is not a lay. */
export function parseLay(text: string): Lay | null {
  const found = /^(\d),(\d)\/([0-3])$/.exec(text);
  return found ? { row: Number(found[1]), column: Number(found[2]), turns: Number(found[3]) } : null;
}

/** The full length of a wait, from its text. */
export function waitLength_ms(move: string): number {
  return Number(/^wait(\d+)ms/.exec(move)?.[1] ?? 0);
}
