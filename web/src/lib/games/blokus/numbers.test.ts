import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withMoves } from './numbers';

interface Known {
  size: number;
  count: number;
  moves: Record<string, string>;
}
/** The numbers of the rules: tests of Python compare the same file with them. */
const KNOWN = JSON.parse(readFileSync('../tests/data/blokus/numbers.json', 'utf8')) as Record<string, Known>;

it.each(Object.entries(KNOWN))('moves on %s have the numbers of the rules', (_, { size, count, moves }) => {
  const numbers = [...Object.keys(moves).map(Number), count];
  const gaps = numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
  expect(withMoves({ seat: 1, moves: [], gaps }, size)).toEqual({
    seat: 1,
    moves: [...Object.values(moves), 'pass'],
  });
});

it('leaves moves that are text as they are', () => {
  const choices = { seat: 0, moves: ['I1:a1', 'pass'] };
  expect(withMoves(choices, 20)).toBe(choices);
  expect(withMoves(null, 20)).toBeNull();
});

it('knows a seat without a move', () => {
  expect(withMoves({ seat: 0, moves: [], gaps: [] }, 14)).toEqual({ seat: 0, moves: [] });
});
