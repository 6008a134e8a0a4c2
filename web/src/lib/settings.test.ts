import { expect, test } from 'vitest';
import { accept } from './settings.svelte';

const usual = { theme: 'auto', sound: true, patterns: true, language: '', name: '' };

test.each([
  [null],
  ['text'],
  [7],
  [{}],
  [{ theme: 'pink', sound: 'yes', patterns: 1, language: 3, name: [] }],
])('what is not well formed is left out: %j', (saved) => expect(accept(saved)).toEqual(usual));

test('what is well formed is kept', () => {
  const chosen = { theme: 'dark', sound: false, patterns: false, language: 'he', name: 'Ada' };
  expect(accept(chosen)).toEqual(chosen);
});

test('a name that is too long is cut', () => {
  expect(accept({ name: 'x'.repeat(40) }).name).toHaveLength(24);
});
