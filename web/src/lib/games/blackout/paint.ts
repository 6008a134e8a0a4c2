/** Gives a number or a die its colour; the digit or the letter says the same without colour. */
import { paint, type Colour } from '$lib/ui/paint';

const OF_NUMBER: Readonly<Record<string, Colour>> = {
  1: 'blue',
  2: 'green',
  3: 'yellow',
  4: 'red',
  5: 'violet',
};
const OF_DIE: Readonly<Record<string, Colour>> = { W: 'yellow', U: 'blue', R: 'red' };

export function paintNumber(number: number | string): string {
  return paint(OF_NUMBER[number] ?? 'violet');
}

export function paintDie(die: string): string {
  return paint(OF_DIE[die] ?? 'violet');
}
