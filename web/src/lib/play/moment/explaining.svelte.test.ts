import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { COACHED_GAMES, settings } from '$lib/settings.svelte';
import type { Explained, Table, Update } from '$lib/wire/messages';
import { Explaining } from './explaining.svelte';
import { closeMoment, litNow, openMoment, refusalShown, showRefusal } from './opened.svelte';

const chair = (seat: number, mine: boolean) => ({ seat, mine, bot: mine ? '' : '1', left: false });
const tableOf = (table: string) =>
  ({
    table,
    game: 'quarry',
    shown: false,
    closed: false,
    chairs: [chair(0, true), chair(1, false)],
  }) as Table;
const updateOf = (seq: number, over = false) =>
  ({ seq, over, to_act: over ? [] : [0], causes: [] }) as unknown as Update;
const answerOf = (at_seq: number, notes: string[] = []): Explained => ({
  type: 'explained',
  command_id: 'x',
  at_seq,
  moment: { rule: 'first', clause: 'begin', args: {}, light: ['cell:a1'] },
  notes: notes.map((note) => ({ note, args: {} })),
});

/** A page with a table: `see` brings an update, `explaining` is what the page knows. */
function page(table: string, notes: string[] = []) {
  let update = $state.raw<Update | null>(null);
  const explain = vi.fn(() => Promise.resolve<Explained | null>(answerOf(update?.seq ?? 0, notes)));
  let explaining: Explaining | undefined;
  const stop = $effect.root(() => {
    explaining = new Explaining({ table: () => tableOf(table), update: () => update, explain });
  });
  const see = async (next: Update) => {
    update = next;
    flushSync();
    await Promise.resolve();
    await Promise.resolve();
    flushSync();
  };
  if (!explaining) throw new Error('not made');
  return { explaining, explain, see, stop };
}

beforeEach(() => {
  settings.coach = true;
  settings.finished = {};
  closeMoment();
});

test('in the first games each update is explained, and the note stays until the player acts', async () => {
  const { explaining, explain, see, stop } = page('a', ['corners']);
  await see(updateOf(1));
  expect(explain).toHaveBeenCalledWith(0);
  expect(explaining.isCoached).toBe(true);
  expect(explaining.hasGoal).toBe(true);
  expect(explaining.note?.note).toBe('corners');
  explain.mockImplementation(() => Promise.resolve(answerOf(3)));
  await see({ ...updateOf(2), causes: [{ who: '1', move: '', taken_back: false }] });
  expect(explaining.note?.note).toBe('corners');
  await see({ ...updateOf(3), causes: [{ who: '0', move: '', taken_back: false }] });
  expect(explaining.note).toBeNull();
  stop();
});

test('after the coached games nothing is asked until the panel opens', async () => {
  settings.finished = { quarry: ['x', 'y', 'z'].slice(0, COACHED_GAMES) };
  const { explaining, explain, see, stop } = page('a');
  await see(updateOf(1));
  expect(explaining.isCoached).toBe(false);
  expect(explaining.hasGoal).toBe(false);
  expect(explain).not.toHaveBeenCalled();
  expect(litNow()).toEqual([]);
  openMoment();
  await see(updateOf(2));
  expect(explain).toHaveBeenCalledTimes(1);
  expect(litNow()).toEqual(['cell:a1']);
  closeMoment();
  expect(litNow()).toEqual([]);
  stop();
});

test('the coach can be switched off', async () => {
  settings.coach = false;
  const { explaining, explain, see, stop } = page('a');
  await see(updateOf(1));
  expect(explaining.isCoached).toBe(false);
  expect(explaining.hasGoal).toBe(true);
  expect(explain).not.toHaveBeenCalled();
  stop();
});

test('a finished game counts once, and the goal is said no more at the next table', async () => {
  const first = page('a');
  await first.see(updateOf(1));
  await first.see(updateOf(2, true));
  await first.see(updateOf(3, true));
  expect(settings.finished).toEqual({ quarry: ['a'] });
  expect(first.explaining.hasGoal).toBe(true); // nothing moves on the page that is open
  first.stop();
  const second = page('b');
  await second.see(updateOf(1));
  expect(second.explaining.hasGoal).toBe(false);
  expect(second.explaining.isCoached).toBe(true);
  second.stop();
});

test('what comes while a question is open is asked afterwards, together', async () => {
  const { explain, see, stop } = page('a');
  let answer: (explained: Explained) => void = () => undefined;
  explain.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  await see(updateOf(1));
  await see(updateOf(2));
  await see(updateOf(3));
  expect(explain).toHaveBeenCalledTimes(1);
  answer(answerOf(1));
  await see(updateOf(3));
  await vi.waitFor(() => expect(explain).toHaveBeenCalledTimes(2));
  stop();
});

test('the panel explains the refusal that the page shows', () => {
  const gone = showRefusal('overlap');
  expect(refusalShown()).toBe('overlap');
  gone();
  expect(refusalShown()).toBe('');
});
