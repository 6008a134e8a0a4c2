import { expect, test } from 'vitest';
import { invitationAddress, parseAddress } from './router.svelte';

test.each([
  ['/', { page: 'home' }],
  ['', { page: 'home' }],
  ['/new/blokus', { page: 'new', game: 'blokus' }],
  ['/rules/blokus/', { page: 'rules', game: 'blokus' }],
  ['/t/aB3_-x', { page: 'table', table: 'aB3_-x', secret: '' }],
  ['/operator', { page: 'operator' }],
  ['/operator/x', { page: 'not-found' }],
  ['/t', { page: 'not-found' }],
  ['/t/a/b', { page: 'not-found' }],
  ['/t/a%20b', { page: 'not-found' }],
  ['/nowhere', { page: 'not-found' }],
])('%s', (path, route) => {
  expect(parseAddress(path)).toEqual(route);
});

test('an invitation leads to its table with its secret', () => {
  const url = new URL(invitationAddress('https://example.org', 'oak', 's3-cr_et'));
  expect(parseAddress(url.pathname, url.hash)).toEqual({ page: 'table', table: 'oak', secret: 's3-cr_et' });
});

test('a fragment that is no secret is none', () => {
  expect(parseAddress('/t/oak', '#seat=<script>')).toMatchObject({ secret: '' });
  expect(parseAddress('/t/oak', '#top')).toMatchObject({ secret: '' });
});
