import { describe, expect, it } from 'vitest';
import { chairOf, tableOf as anyTable, updateOf as anyUpdate } from '$lib/client/messages.testdata';
import type { BlokusView, Table, Update } from '$lib/wire/messages';
import { position, Q } from './positions.testdata';
import { ownTray, placesAround } from './seating';

function tableOf(players: number, mine: readonly number[]): Table {
  return anyTable(
    Array.from({ length: players }, (_, seat) => {
      const isMine = mine.includes(seat);
      return chairOf(seat, {
        name: `player ${seat}`,
        taken: isMine,
        mine: isMine,
        bot: isMine ? '' : 'greedy',
      });
    }),
  );
}

function updateOf(view: BlokusView, acting: readonly number[]): Update {
  return anyUpdate({
    views: [{ seats: [], view }],
    to_act: view.seat === null ? [] : [view.seat],
    choices: acting.map((seat) => ({ seat, moves: [] })),
  });
}

/** A view in which the colours, blue first, belong to these seats. */
function owned(view: BlokusView, ...owners: (number | null)[]): BlokusView {
  return { ...view, colours: view.colours.map((each, index) => ({ ...each, owner: owners[index] ?? null })) };
}

describe('the tray before the viewer', () => {
  it('is the own one, also while others lay', () => {
    const own = ownTray(tableOf(4, [2]), updateOf(position(...Q), []));
    expect(own).toEqual({ seat: 2, colours: ['red'], colour: 'red' });
  });

  it('with two colours is the one to lay next', () => {
    const view = owned(position(...Q), 0, 1, 0, 1);
    expect(ownTray(tableOf(2, [1]), updateOf(view, []))).toEqual({
      seat: 1,
      colours: ['yellow', 'green'],
      colour: 'yellow',
    });
    const later = { ...view, turn: 'red' as const, seat: 0 };
    expect(ownTray(tableOf(2, [1]), updateOf(later, []))?.colour).toBe('green');
  });

  it('is the shared one when its turn comes', () => {
    const view = { ...owned(position(...Q), 0, 1, 2, null), turn: 'green' as const, seat: 1 };
    expect(ownTray(tableOf(3, [1]), updateOf(view, [1]))).toEqual({
      seat: 1,
      colours: ['yellow', 'green'],
      colour: 'green',
    });
  });

  it('passes from hand to hand when several play here', () => {
    const table = tableOf(4, [0, 1, 2, 3]);
    expect(ownTray(table, updateOf(position(...Q), [0]))?.seat).toBe(0);
    expect(ownTray(table, updateOf({ ...position(...Q), turn: 'red', seat: 2 }, [2]))?.seat).toBe(2);
  });

  it('is not there for those who watch', () => {
    expect(ownTray(tableOf(4, []), updateOf(position(...Q), []))).toBeNull();
  });
});

describe('the places round the table', () => {
  const seats = (table: Table, view: BlokusView) =>
    placesAround(table, view).map(({ chair }) => chair?.seat ?? 'shared');

  it('go clockwise from the left neighbour', () => {
    expect(seats(tableOf(4, [1]), position())).toEqual([2, 3, 0]);
  });

  it('stay where they are when several play here or nobody does', () => {
    expect(seats(tableOf(4, [0, 2]), position())).toEqual([0, 1, 2, 3]);
    expect(seats(tableOf(4, []), position())).toEqual([0, 1, 2, 3]);
  });

  it('end with the shared colour', () => {
    const view = owned(position(), 0, 1, 2, null);
    expect(seats(tableOf(3, [0]), view)).toEqual([1, 2, 'shared']);
  });
});
