import { expect, it } from 'vitest';
import { ARROW_KEYS } from '$lib/play/keys';
import { keycaps } from './keycaps';

const printed = (keys: readonly string[], isApple = false) =>
  keycaps(keys, isApple).map((caps) => caps.map(({ sign, words }) => sign || words));

it('each key has a keycap, and keys that are pressed together stand together', () => {
  expect(printed(['Z', 'Mod+Z'])).toEqual([['Z'], ['key-control', 'Z']]);
  expect(printed(['Z', 'Mod+Z'], true)).toEqual([['Z'], ['⌘', 'Z']]);
  expect(printed(['W', 'PageUp'])).toEqual([['W'], ['key-page-up']]);
});

it('arrows share a group, and a Shift before them stands once', () => {
  expect(printed(ARROW_KEYS)).toEqual([['↑', '↓', '←', '→']]);
  expect(printed(ARROW_KEYS.map((key) => `Shift+${key}`))).toEqual([['key-shift', '↑', '↓', '←', '→']]);
});

it('digits share a group', () => {
  expect(printed(['1', '2', '3'])).toEqual([['1', '2', '3']]);
});
