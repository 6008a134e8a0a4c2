import { describe, expect, it } from 'vitest';
import type { Table, Update } from '$lib/wire/messages';
import { chair } from './positions.testdata';
import { callersHere, chairsInOrder, choicesNow, seatsHere } from './seating';

const table = (...mine: number[]) =>
  ({ chairs: [0, 1, 2].map((seat) => chair(seat, '', mine.includes(seat))) }) as Table;
const update = (to_act: number[], choices: Update['choices']) => ({ to_act, choices }) as Update;

describe('seats', () => {
  it('here are those of this page, and one alone sits first', () => {
    expect(seatsHere(table(0, 2))).toEqual([0, 2]);
    expect(chairsInOrder(table(1)).map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(chairsInOrder(table(0, 2)).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(chairsInOrder(table()).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it('act one by one, and all at once in a BLACKOUT', () => {
    const turn = update([1], [{ seat: 1, moves: ['roll'] }]);
    expect(choicesNow(turn)?.seat).toBe(1);
    expect(callersHere(turn)).toEqual([]);
    const dark = update(
      [0, 1, 2],
      [
        { seat: 0, moves: ['call'] },
        { seat: 2, moves: ['call'] },
      ],
    );
    expect(choicesNow(dark)).toBeNull();
    expect(callersHere(dark)).toEqual([0, 2]);
  });
});
