/** Cards as text, `WRPB/N.NE`, and their squares and fingers when they are turned. */
import { BLOCKYOU } from '$lib/wire/games';
import type { BlockyouLyingView } from '$lib/wire/messages';

export type Colour = 'W' | 'R' | 'O' | 'Y' | 'L' | 'B' | 'P';
type Squares = readonly [Colour, Colour, Colour, Colour];

export interface Card {
  /** NW NE SW SE. */
  readonly squares: Squares;
  /** Two of the eight directions as numbers, clockwise from north. */
  readonly fingers: readonly [number, number];
}

const DIRECTIONS: readonly string[] = BLOCKYOU.directions;

/** A direction's name as a number, clockwise from north. */
export function directionNumber(name: string): number {
  return Math.max(0, DIRECTIONS.indexOf(name));
}

export function directionName(number: number): string {
  return DIRECTIONS[((number % 8) + 8) % 8] ?? 'N';
}

export function parseCard(text: string): Card {
  const [squares = '', fingers = ''] = text.split('/');
  const [nw, ne, sw, se] = squares as unknown as Squares;
  const [one = 'N', other = 'N'] = fingers.split('.');
  return { squares: [nw, ne, sw, se], fingers: [directionNumber(one), directionNumber(other)] };
}

/** The card after this many quarter turns clockwise. */
export function turned(card: Card, turns: number): Card {
  const times = quarter(turns);
  if (times === 0) return card;
  const [nw, ne, sw, se] = card.squares;
  const [one, other] = card.fingers;
  const next: Card = { squares: [sw, nw, se, ne], fingers: [(one + 2) % 8, (other + 2) % 8] };
  return turned(next, times - 1);
}

/** Any number of quarter turns as 0 to 3. */
export function quarter(turns: number): number {
  return ((turns % 4) + 4) % 4;
}

export interface Square {
  readonly row: number;
  readonly column: number;
}

/** The four squares that a card covers, in the order NW NE SW SE. */
export function squaresOf({ row, column }: Square): readonly Square[] {
  return [
    { row, column },
    { row, column: column + 1 },
    { row: row + 1, column },
    { row: row + 1, column: column + 1 },
  ];
}

export interface Top {
  readonly colour: Colour;
  /** The card that is visible here, by its index in the field. */
  readonly card: number;
}

/** The visible card and colour on each of the 8 by 8 squares, row by row; null where no card lies yet. */
export function topsOf(field: readonly BlockyouLyingView[]): (Top | null)[] {
  const tops: (Top | null)[] = Array.from({ length: 64 }, () => null);
  field.forEach((lying, card) => {
    const { squares } = turned(parseCard(lying.card), lying.turns);
    squaresOf(lying).forEach(({ row, column }, at) => {
      tops[8 * row + column] = { colour: squares[at] ?? 'W', card };
    });
  });
  return tops;
}

/** For display after a fault: the covered squares that had another colour. Never called before a card is laid. */
export function clashes(before: readonly BlockyouLyingView[], lying: BlockyouLyingView): Square[] {
  const tops = topsOf(before);
  const { squares } = turned(parseCard(lying.card), lying.turns);
  return squaresOf(lying).filter(({ row, column }, at) => {
    const [over, under] = [squares[at] ?? 'W', tops[8 * row + column]?.colour ?? 'W'];
    return over !== 'W' && under !== 'W' && over !== under;
  });
}
