import { describe, expect, it } from 'vitest';
import type { Chair, Table, Update } from '$lib/wire/messages';
import { chairsHeldHere, chairsInOrder, chairsPlayedHere, choicesNow, movesOf, viewOf } from './seats';

const chair = (seat: number, mine: boolean, bot = '') => ({ seat, mine, bot }) as Chair;
const table = (...chairs: Chair[]) => ({ chairs }) as Table;
const three = (...mine: number[]) => table(...[0, 1, 2].map((seat) => chair(seat, mine.includes(seat))));
const seatsOf = (chairs: readonly Chair[]) => chairs.map(({ seat }) => seat);

describe('a view', () => {
  const update = {
    seq: 7,
    views: [
      { seats: [0], view: 'first' },
      { seats: [1, 2], view: 'second' },
    ],
  } as unknown as Update;

  it('is that of the seat, or the first', () => {
    expect([0, 2, 9, null].map((seat) => viewOf<string>(update, seat))).toEqual([
      'first',
      'second',
      'first',
      'first',
    ]);
    expect(() => viewOf({ ...update, views: [] })).toThrow('update 7 has no view');
  });
});

describe('seats here', () => {
  it('are held by this page; those that a bot plays need no hand', () => {
    const some = table(chair(0, true), chair(1, true, 'easy'), chair(2, false), chair(3, false, 'easy'));
    expect(seatsOf(chairsHeldHere(some))).toEqual([0, 1]);
    expect(seatsOf(chairsPlayedHere(some))).toEqual([0]);
  });

  it('come first in the order for one person alone, and leave it as it is otherwise', () => {
    expect(seatsOf(chairsInOrder(three(1), [1]))).toEqual([1, 2, 0]);
    expect(seatsOf(chairsInOrder(three(0, 2), [0, 2]))).toEqual([0, 1, 2]);
    expect(seatsOf(chairsInOrder(three(), []))).toEqual([0, 1, 2]);
  });

  it('may do what the update offers them', () => {
    const choices = [
      { seat: 0, moves: ['oops'] },
      { seat: 2, moves: ['roll'] },
    ];
    const update = { to_act: [1, 2], choices } as unknown as Update;
    expect(choicesNow(update)?.seat).toBe(2);
    expect(choicesNow({ ...update, to_act: [1] })).toBeNull();
    expect([0, 1, null].map((seat) => movesOf(update, seat))).toEqual([['oops'], [], []]);
  });
});
