import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from '$lib/client/socket';
import { followConnection, isLost } from './lost.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function mounted() {
  let connection = $state.raw<Connection>({ kind: 'open' });
  const destroy = $effect.root(() => followConnection(() => connection));
  const become = (next: Connection) => {
    connection = next;
    flushSync();
  };
  flushSync();
  return { become, destroy };
}

it('says that the table is lost after a while, through all further tries, and until the connection is back', () => {
  const { become, destroy } = mounted();
  become({ kind: 'lost', reason: '' });
  expect(isLost()).toBe(false);
  vi.advanceTimersByTime(600);
  become({ kind: 'lost', reason: 'too-fast' }); // another try failed: the wait goes on
  vi.advanceTimersByTime(600);
  expect(isLost()).toBe(true);
  become({ kind: 'lost', reason: '' });
  expect(isLost()).toBe(true);
  become({ kind: 'open' });
  expect(isLost()).toBe(false);
  destroy();
});

it('says nothing of a short break, nor after the page of the table is left', () => {
  const { become, destroy } = mounted();
  become({ kind: 'lost', reason: '' });
  become({ kind: 'open' });
  vi.runAllTimers();
  expect(isLost()).toBe(false);
  become({ kind: 'lost', reason: '' });
  vi.runAllTimers();
  destroy();
  expect(isLost()).toBe(false);
});
