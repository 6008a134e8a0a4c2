import { expect, test } from 'vitest';
import { seatsOf } from './setups';

test('six sit three and three, clockwise, none of them twice', () => {
  const seats = seatsOf('quarry', 6);
  expect(seats).toEqual(['S', 'SW', 'NW', 'N', 'NE', 'SE']);
  expect(new Set(seats).size).toBe(6);
});

test.each([1, 2, 3, 4, 5, 6])('%i chairs have their places', (players) => {
  expect(seatsOf('quarry', players)).toHaveLength(players);
});
