import { expect, test } from 'vitest';
import { ageWith } from './options';

test('an edition has its own age, any other the age of the game', () => {
  const game = { age: 6, ages_of_options: { edition: { large: 8 } } };
  expect(ageWith(game)).toBe(6);
  expect(ageWith(game, { edition: 'large', scoring: 'basic' })).toBe(8);
  expect(ageWith(game, { edition: 'small' })).toBe(6);
});
