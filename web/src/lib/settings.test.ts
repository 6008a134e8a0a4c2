import { expect, test } from 'vitest';
import { accept } from './settings.svelte';

const usual = {
  theme: 'auto',
  sound: true,
  volume: 100,
  graphics: 'auto',
  pace: 'normal',
  patterns: true,
  language: '',
  name: '',
  levels: {},
  counted: {},
  lastPlayed: {},
  coach: true,
  finished: {},
  removed: [],
};

test.each([
  [null],
  ['text'],
  [7],
  [{}],
  [{ volume: 101, graphics: 'round', pace: 'fast' }],
  [{ theme: 'pink', sound: 'yes', patterns: 1, language: 3, name: [], levels: { quarry: 3 }, counted: 'x' }],
  [{ lastPlayed: { quarry: { players: '3', options: {} }, other: 7 }, removed: 'abc' }],
  [{ lastPlayed: { quarry: { players: 3, options: { bell: 1 } } }, removed: [7] }],
  [{ coach: 'off', finished: { quarry: 'abc', other: [7] } }],
])('what is not well formed is left out: %j', (saved) => expect(accept(saved)).toEqual(usual));

test('what is well formed is kept', () => {
  const chosen = {
    theme: 'dark',
    sound: false,
    volume: 40,
    graphics: 'flat',
    pace: 'slow',
    patterns: false,
    language: 'he',
    name: 'Ada',
    levels: { quarry: '4' },
    counted: { quarry: 'abc up' },
    lastPlayed: { quarry: { players: 3, options: { bell: 'off' } } },
    coach: false,
    finished: { quarry: ['abc'] },
    removed: ['abc'],
  };
  expect(accept(chosen)).toEqual(chosen);
});

test('only the newest removed tables are remembered', () => {
  const removed = Array.from({ length: 150 }, (_, index) => `t${index}`);
  expect(accept({ removed }).removed).toEqual(removed.slice(50));
});

test('a name that is too long is cut', () => {
  expect(accept({ name: 'x'.repeat(40) }).name).toHaveLength(24);
});
