import { expect, test } from 'vitest';
import { BLOCKOUT } from '$lib/wire/games';
import { artOf } from '..';
import { editions } from './editions';

test('every edition has a picture of its own', () => {
  expect(Object.keys(editions.arts)).toEqual(Object.keys(BLOCKOUT.editions));
  expect(new Set(Object.values(editions.arts)).size).toBe(Object.keys(BLOCKOUT.editions).length);
});

test('a table shows the picture of its edition', () => {
  expect(artOf('blockout', { edition: 'top' })).toBe(editions.arts.top);
  expect(artOf('blockout')).toBe(editions.arts.hakubia);
  expect(artOf('blockout', { edition: 'third' })).toBe(editions.arts.hakubia);
});
