import { expect, test } from 'vitest';
import { shareText, squares } from './share';

test('one square an answer, the last one green if it was solved', () => {
  expect(squares({ tries: 0, solved: true })).toBe('🟩');
  expect(squares({ tries: 2, solved: true })).toBe('⬛⬛🟩');
  expect(squares({ tries: 1, solved: false })).toBe('⬛');
});

test('a long evening is cut off', () => {
  expect([...squares({ tries: 40, solved: true })]).toHaveLength(10);
});

test('the text holds game and day, squares, the time and the address', () => {
  const text = shareText('Blockcade Quarry, 1 May', { tries: 0, solved: true }, '0:42', 'https://x.org/p');
  expect(text).toBe('Blockcade Quarry, 1 May\n🟩 0:42\nhttps://x.org/p');
  expect(shareText('B', { tries: 1, solved: true }, '', 'a')).toBe('B\n⬛🟩\na');
});
