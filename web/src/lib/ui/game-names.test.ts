import { beforeAll, expect, test } from 'vitest';
import { setLanguage } from '$lib/words';
import { aloneAbout, aloneName, gameName } from './game-names.svelte';

beforeAll(() => setLanguage('en'));

test('a game has its name, and one that is not known here the name in its log', () => {
  expect(gameName('blockout')).toBe('Block Out!');
  expect(gameName('quarry')).toBe('quarry');
});

test('a game for one player may say what that player does', () => {
  expect([aloneName('blockout'), aloneAbout('blockout')]).toEqual([
    'Practise',
    'A tower without cards, to practise on.',
  ]);
  expect([aloneName('quarry'), aloneAbout('quarry')]).toEqual(['Alone', 'Alone, against your own time.']);
});

test('an edition with a name of its own goes by it, whatever else was chosen', () => {
  expect(gameName('blockout', { towerModel: 'statics', edition: 'top' })).toBe('Top of the Blocks!');
  expect(gameName('blockout', { edition: 'hakubia' })).toBe('Block Out!');
});
