import { beforeAll, expect, test } from 'vitest';
import { setLanguage } from '$lib/words';
import { gameName } from './game-name';

beforeAll(() => setLanguage('en'));

test('a game has its name, and one that is not known here the name in its log', () => {
  expect(gameName('blockout')).toBe('Block Out!');
  expect(gameName('quarry')).toBe('quarry');
});
