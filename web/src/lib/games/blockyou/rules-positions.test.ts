import { expect, test } from 'vitest';
import { seatsOf } from '$lib/games/setups';
import { BLOCKYOU } from '$lib/wire/games';
import { dealt, laid, next } from './example-field';
import { blocked, fault, race, start } from './rules-positions';

test('the field is sixteen cards of the box, none of them twice', () => {
  const cards = [...dealt, ...laid, next].map(({ card }) => card);
  expect(new Set(cards).size).toBe(cards.length);
  expect(cards.filter((card) => !(BLOCKYOU.cards as readonly string[]).includes(card))).toEqual([]);
  expect(start.field).toHaveLength(16);
  expect(race.field).toHaveLength(17);
});

test('the card that fits points west and north-east, and blocks those who sit there', () => {
  const out = blocked.players.filter(({ status }) => status === 'blocked');
  expect(out.map(({ direction }) => direction)).toEqual(['W', 'NE']);
  expect(blocked.players[0]?.status).toBe('done');
});

test('the same card laid wrongly blocks nobody but its owner', () => {
  expect(fault.players.map(({ status }) => status)).toEqual([
    'fault',
    'active',
    'active',
    'active',
    'active',
  ]);
});

test.each([1, 2, 3, 4, 5])('%i chairs stand where the game seats them', (players) => {
  expect(seatsOf('blockyou', players)).toEqual(BLOCKYOU.seats[players - 1]);
});
