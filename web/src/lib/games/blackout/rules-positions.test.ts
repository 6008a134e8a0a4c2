import { expect, test } from 'vitest';
import { position } from './rules-positions';

test('cards are those of the game, and FREE has its chip', () => {
  const view = position(['S1:13', 'F1']);
  expect(view.cards[0]?.spaces.map(({ number, covered }) => (covered ? -number : number))).toEqual([
    -1, 2, -3, 4, 5,
  ]);
  expect(view.cards[1]?.spaces.at(-1)).toEqual({ number: 0, covered: true });
  expect({ phase: view.phase, chips: view.chips, pile: view.pile }).toEqual({
    phase: 'roll',
    chips: 12,
    pile: 22,
  });
});

test('a roll is shown on the dice, kept to be used, and what fits nowhere is known', () => {
  const view = position(['B1', 'C1', 'C3'], '5 UNDO 3');
  expect(view.dice.map(({ face }) => face)).toEqual(['5', 'UNDO', '3']);
  expect(view.pending).toEqual(['5', '3', 'UNDO']);
  expect(view.lost).toEqual(['5']);
});

test('a card that does not exist is a mistake', () => {
  expect(() => position(['Z9'])).toThrow('Z9');
});
