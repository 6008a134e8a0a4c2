/** Moves as the wire writes them: `ready`, and `1,1/0` for row, column and quarter turns of a card that is laid. */
import { quarter, type Square } from './cards';

export const READY = 'ready';

export interface Lay extends Square {
  readonly turns: number;
}

export function formatLay({ row, column, turns }: Lay): string {
  return `${row},${column}/${quarter(turns)}`;
}

/** Null for anything that is not a lay. */
export function parseLay(text: string): Lay | null {
  const found = /^(\d),(\d)\/([0-3])$/.exec(text);
  return found ? { row: Number(found[1]), column: Number(found[2]), turns: Number(found[3]) } : null;
}

/** The full length that a wait names. */
export function waitLength_ms(move: string): number {
  return Number(/^wait(\d+)ms/.exec(move)?.[1] ?? 0);
}
