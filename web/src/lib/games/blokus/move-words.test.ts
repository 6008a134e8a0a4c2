import { expect, test } from 'vitest';
import { told } from '../move-words.testdata';

test('a move is told by its size and place', async () => {
  expect(await told('blokus', 'V3:f19,f18,g18')).toBe('3 squares at f19');
  expect(await told('blokus', 'I1:a20')).toBe('one square at a20');
  expect(await told('blokus', 'pass')).toBe('passes');
  expect(await told('blokus', 'begin0')).toBe('Bo begins');
});

test('the clock has the words of all games', async () => {
  expect(await told('blokus', 'wait30000ms@1')).toBe('time is up');
});
