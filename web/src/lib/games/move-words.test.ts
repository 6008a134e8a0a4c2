import { expect, test } from 'vitest';
import { told } from './move-words.testdata';

test('a game without words of its own is told as it is written, but for the clock', async () => {
  expect(await told('quarry', 'c2')).toBe('c2');
  expect(await told('quarry', 'wait3000ms@2')).toBe('time is up');
});
