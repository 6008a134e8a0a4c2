import { describe, expect, it } from 'vitest';
import type { Table, Update } from '$lib/wire/messages';
import { chair } from './positions.testdata';
import { callersHere, choicesNow } from './seating';

const update = (to_act: number[], choices: Update['choices']) => ({ to_act, choices }) as Update;
const TABLE = { chairs: [0, 1, 2].map((seat) => chair(seat, '', seat !== 1)) } as Table;

describe('seats', () => {
  it('act one by one, and all at once in a BLACKOUT', () => {
    const turn = update([1], [{ seat: 1, moves: ['roll'] }]);
    expect(choicesNow(turn)?.seat).toBe(1);
    expect(callersHere(TABLE, turn)).toEqual([]);
    const dark = update(
      [0, 1, 2],
      [
        { seat: 0, moves: ['call'] },
        { seat: 2, moves: ['call'] },
      ],
    );
    expect(choicesNow(dark)).toBeNull();
    expect(callersHere(TABLE, dark).map(({ seat }) => seat)).toEqual([0, 2]);
    const byBot = { chairs: TABLE.chairs.map((each) => ({ ...each, bot: each.seat === 2 ? 'easy' : '' })) };
    expect(callersHere(byBot as Table, dark).map(({ seat }) => seat)).toEqual([0]);
  });
});
