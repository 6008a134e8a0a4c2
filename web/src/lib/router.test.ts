import { expect, test } from 'vitest';
import {
  finishedAddress,
  friendsAddress,
  invitationAddress,
  lessonAddress,
  parseAddress,
  setupAddress,
} from './router.svelte';

test.each([
  ['/', { page: 'home' }],
  ['', { page: 'home' }],
  ['/new/quarry', { page: 'new', game: 'quarry', options: {}, withFriends: false }],
  ['/rules/quarry/', { page: 'rules', game: 'quarry' }],
  ['/t/aB3_-x', { page: 'table', table: 'aB3_-x', secret: '', opens: '' }],
  ['/operator', { page: 'operator' }],
  ['/operator/x', { page: 'not-found' }],
  ['/words', { page: 'words' }],
  ['/words/x', { page: 'not-found' }],
  ['/t', { page: 'not-found' }],
  ['/t/a/b', { page: 'not-found' }],
  ['/t/a%20b', { page: 'not-found' }],
  ['/learn', { page: 'learn' }],
  ['/learn/quarry/basics', { page: 'lesson', game: 'quarry', lesson: 'basics', step: '' }],
  ['/learn/quarry', { page: 'not-found' }],
  ['/learn/quarry/basics/more', { page: 'not-found' }],
  ['/nowhere', { page: 'not-found' }],
])('%s', (path, route) => {
  expect(parseAddress(path)).toEqual(route);
});

test('a lesson may begin at a step', () => {
  const url = new URL(lessonAddress('quarry', 'basics', 'drop'), 'https://example.org');
  expect(parseAddress(url.pathname, url.hash)).toMatchObject({ page: 'lesson', step: 'drop' });
  expect(parseAddress('/learn/quarry/basics', '#<b>')).toMatchObject({ page: 'lesson', step: '' });
});

test('an invitation leads to its table with its secret', () => {
  const url = new URL(invitationAddress('https://example.org', 'oak', 's3-cr_et'));
  expect(parseAddress(url.pathname, url.hash)).toEqual({
    page: 'table',
    table: 'oak',
    secret: 's3-cr_et',
    opens: '',
  });
});

test('a fragment that is no secret is none', () => {
  expect(parseAddress('/t/oak', '#seat=<script>')).toMatchObject({ secret: '' });
  expect(parseAddress('/t/oak', '#top')).toMatchObject({ secret: '' });
});

test.each<Record<string, string>>([{}, { edition: 'large' }, { edition: 'large', board: 'a b' }])(
  'the address of a set-up carries the options %o',
  (options) => {
    const url = new URL(setupAddress('quarry', options), 'https://example.org');
    expect(parseAddress(url.pathname, url.hash)).toEqual({
      page: 'new',
      game: 'quarry',
      options,
      withFriends: false,
    });
  },
);

test('the address of a set-up with friends says so and chooses no option', () => {
  const url = new URL(friendsAddress('quarry'), 'https://example.org');
  expect(parseAddress(url.pathname, url.hash)).toEqual({
    page: 'new',
    game: 'quarry',
    options: {},
    withFriends: true,
  });
});

test.each(['', 'replay', 'review'] as const)('a finished table opens with its sheet "%s"', (opens) => {
  const url = new URL(finishedAddress('oak', opens), 'https://example.org');
  expect(parseAddress(url.pathname, url.hash)).toEqual({ page: 'table', table: 'oak', secret: '', opens });
});
