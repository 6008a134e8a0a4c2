import { expect, test, vi } from 'vitest';
import type { Moves, Step } from '$lib/wire/messages';
import { ProblemError } from './http';
import { PastMoves } from './moves.svelte';

const step = (move: string): Step => ({ cause: { who: '0', move, taken_back: false }, view: {} });
const written = (past: PastMoves) => past.steps.map(({ cause }) => cause?.move);

function pastOf(...answers: (Partial<Moves> | Error)[]) {
  const fetch = vi.fn(async () => {
    await Promise.resolve();
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('asked too often');
    return { seq: 0, line: 0, since: 0, steps: [], ...answer };
  });
  return { fetch, past: new PastMoves('oak', fetch, 0) };
}

test('only new moves are asked for, and each once', async () => {
  const { past, fetch } = pastOf(
    { seq: 3, steps: [step('a'), step('b')] },
    { seq: 5, since: 2, steps: [step('c')] },
  );
  past.follow(3);
  past.follow(3);
  await vi.waitFor(() => expect(written(past)).toEqual(['a', 'b']));
  past.follow(5);
  await vi.waitFor(() => expect(written(past)).toEqual(['a', 'b', 'c']));
  past.follow(5);
  expect(fetch.mock.calls).toEqual([
    ['oak', 0, 0],
    ['oak', 2, 0],
  ]);
});

test('after a takeback the list begins anew', async () => {
  const { past } = pastOf(
    { seq: 3, steps: [step('a'), step('b')] },
    { seq: 4, line: 4, since: 0, steps: [step('a')] },
  );
  past.follow(3);
  await vi.waitFor(() => expect(past.steps).toHaveLength(2));
  past.follow(4);
  await vi.waitFor(() => expect(written(past)).toEqual(['a']));
});

test('a failure is told, and the next request mends it', async () => {
  const { past } = pastOf(new ProblemError('offline'), { seq: 3, steps: [step('a')] });
  past.follow(3);
  await vi.waitFor(() => expect(past.reason).toBe('offline'));
  past.follow(3);
  await vi.waitFor(() => expect(written(past)).toEqual(['a']));
  expect(past.reason).toBe('');
});
