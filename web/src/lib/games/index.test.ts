import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { actOf, TABLE_KEYS, type KeyLine } from '$lib/play/keys';
import { gameParts, ownGames } from '.';
import { setupOf } from './setups';

test('every folder with a game in it is found', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'general')
    .map(({ name }) => name);
  expect([...ownGames].sort()).toEqual(folders.sort());
});

test.each(ownGames)('%s has a picture, a sign of its own, and a page of rules', (key) => {
  expect(gameParts(key)).toMatchObject({
    Art: expect.any(Function),
    Rules: expect.any(Function),
    mark: { cells: expect.any(Array) },
  });
});

test.each(ownGames)('%s has colours of its own for a winner', (key) => {
  const colours = gameParts(key)?.colours ?? [];
  expect(new Set(colours).size).toBeGreaterThan(2);
});

test('no two games have the same sign', () => {
  const signs = ownGames.map((key) => JSON.stringify(gameParts(key)?.mark));
  expect(new Set(signs).size).toBe(ownGames.length);
});

test('a game without a folder is shown like any other game without one, and its set-up is plain', () => {
  expect(gameParts('quarry')).toBe(gameParts('chess'));
  expect(ownGames.map(gameParts)).not.toContain(gameParts('quarry'));
  expect(setupOf('quarry').idle(2, {})).toEqual([]);
  expect(setupOf('quarry').marks).toBeNull();
});

/** An event for each way to type a key of the map: by its letter, or at its position on a keyboard of another script. */
function typings(name: string): Parameters<typeof actOf>[1][] {
  const parts = name.split('+');
  const last = parts.pop() ?? '';
  const held = { shiftKey: parts.includes('Shift') || last === '?', ctrlKey: parts.includes('Mod') };
  const key = last === 'Space' ? ' ' : last;
  if (/^[A-Z]$/.test(last))
    return [key, key.toLowerCase(), 'я'].map((each) => ({ ...held, key: each, code: `Key${last}` }));
  if (/^\d$/.test(last)) return [key, 'é'].map((each) => ({ ...held, key: each, code: `Digit${last}` }));
  if (last === '?') return [key, '؟'].map((each) => ({ ...held, key: each, code: 'Slash' }));
  return [{ ...held, key, code: last }];
}

test.each(ownGames)(
  'every key in the map of %s does what its line says, on keyboards of every script',
  async (game) => {
    const own = (await gameParts(game)?.keys?.())?.default ?? [];
    expect(own.length).toBeGreaterThan(0);
    const all: readonly KeyLine[] = [...own, ...TABLE_KEYS];
    for (const { act, keys } of all)
      for (const name of keys)
        for (const typed of typings(name)) expect([name, actOf(all, typed)]).toEqual([name, act]);
  },
);

test.each(ownGames)('no key stands twice in the map of %s', async (game) => {
  const own = (await gameParts(game)?.keys?.())?.default ?? [];
  const names = [...own, ...TABLE_KEYS].flatMap(({ keys }) => keys);
  expect(names).toEqual([...new Set(names)]);
});
