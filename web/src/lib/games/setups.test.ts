import { expect, test } from 'vitest';
import { seatsOf, setupOf } from './setups';

test('six sit three and three, clockwise, none of them twice', () => {
  const seats = seatsOf('blockout', 6);
  expect(seats).toEqual(['S', 'SW', 'NW', 'N', 'NE', 'SE']);
  expect(new Set(seats).size).toBe(6);
});

test.each([2, 3, 4, 5, 6])('%i chairs of Block Out! have their places', (players) => {
  expect(seatsOf('blockout', players)).toHaveLength(players);
});

test('a tower is never unstacked, and its model and box stand in front', () => {
  expect(setupOf('blockout')).toMatchObject({
    takeback: false,
    usualPlayers: 3,
    prominent: ['towerModel', 'edition'],
  });
});
