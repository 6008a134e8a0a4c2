import { expect, test } from 'vitest';
import type { Cause } from '$lib/wire/messages';
import { recentOf } from './recent';

const causes = (...lines: string[]): Cause[] =>
  lines.map((line) => {
    const [who = '', move = ''] = line.split(' ');
    return { who, move, taken_back: false };
  });

test('marks the spaces that others have used and the cards turned over since', () => {
  const found = recentOf(
    causes('1 roll', 'chance W=3', '1 3@S1.3', 'chance drawC1', '1 undo@A2.1', '1 wild@B3.2', '1 end'),
  );
  expect([...found.spaces]).toEqual(['S1.3', 'A2.1', 'B3.2']);
  expect([...found.cards]).toEqual(['C1']);
});

test('does not mark the cards of the set-up, nor what luck did after an own move', () => {
  const { spaces, cards } = recentOf(causes('chance drawS1', 'chance drawA2', 'chance drawB3'));
  expect([spaces.size, cards.size]).toEqual([0, 0]);
  expect([...recentOf(causes('chance drawS1', '1 roll', 'chance drawC1')).cards]).toEqual(['C1']);
});
