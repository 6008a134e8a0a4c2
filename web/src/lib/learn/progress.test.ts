import { expect, test } from 'vitest';
import { accept, finish, isDone, nextStep, progressOf } from './progress.svelte';

const basics = { id: 'basics', steps: ['first', 'second', 'third'] };

test('anything may be in the storage', () => {
  const nothing = { done: [], declined: [] };
  for (const saved of [null, undefined, 3, 'x', [], {}, { done: 'all', declined: 5 }]) {
    expect(accept(saved)).toEqual(nothing);
  }
  expect(accept({ done: ['quarry/first', 4, null], declined: ['quarry'] })).toEqual({
    done: ['quarry/first'],
    declined: ['quarry'],
  });
});

test('progress is kept by the ids of steps, so a lesson may change round them', () => {
  expect(nextStep('quarry', basics)).toBe('first');
  finish('quarry', 'second');
  finish('quarry', 'gone');
  expect(isDone('quarry', 'second')).toBe(true);
  expect(isDone('noughts', 'second')).toBe(false);
  expect(progressOf('quarry', [basics])).toEqual({ done: 1, all: 3 });
  const changed = { id: 'basics', steps: ['new', 'third', 'second'] };
  expect(progressOf('quarry', [changed])).toEqual({ done: 1, all: 3 });
  expect(nextStep('quarry', { id: 'basics', steps: ['second', 'third'] })).toBe('third');
});

test('after the last step a lesson begins again', () => {
  expect(nextStep('quarry', { id: 'short', steps: ['second'] })).toBe('second');
  expect(nextStep('quarry', { id: 'empty', steps: [] })).toBe('');
});
