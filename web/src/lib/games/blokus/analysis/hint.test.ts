import { beforeEach, describe, expect, test } from 'vitest';
import type { Advice, Refused } from '$lib/wire/messages';
import { setLanguage } from '$lib/words';
import { Hint } from '$lib/play/hint.svelte';
import { READING, type PieceHint } from './hint';
import { marginWords } from './margin';

const advice = (at_seq: number): Advice => ({
  type: 'advice',
  command_id: 'c1',
  seat: 0,
  at_seq,
  move: 'V3:f19,f18,g18',
  points: 71,
  best_other: 65,
  margin: 6.2,
  win: 0.7,
  candidates: [],
});

let answer: (answer: Advice | Refused) => void;
let asked: number[];
let hint: PieceHint;
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  await setLanguage('en');
  asked = [];
  hint = new Hint((seat) => {
    asked.push(seat);
    return new Promise((resolve) => (answer = resolve));
  }, READING);
  hint.at(7);
});

describe('a hint', () => {
  test('is thought about, then shown with its margin in words', async () => {
    void hint.ask(2);
    expect(asked).toEqual([2]);
    expect(hint.isThinking).toBe(true);
    answer(advice(7));
    await settled();
    expect(hint.isThinking).toBe(false);
    expect(hint.here?.move.piece).toBe('V3');
    expect(hint.words.replace(/[\u2068\u2069]/g, '')).toBe('Hint: V3 on f19 f18 g18. About 6 squares ahead.');
  });

  test('is gone when the position is another one, and does not come late', async () => {
    void hint.ask(0);
    hint.at(8);
    expect(hint.isThinking).toBe(false);
    answer(advice(7));
    await settled();
    expect(hint.here).toBeNull();
    void hint.ask(0);
    answer(advice(8));
    await settled();
    expect(hint.here).not.toBeNull();
    hint.at(8);
    expect(hint.here).not.toBeNull();
    hint.at(9);
    expect(hint.here).toBeNull();
  });

  test('for an older position is not shown', async () => {
    void hint.ask(0);
    answer(advice(6));
    await settled();
    expect(hint.here).toBeNull();
    expect(hint.words).toBe('');
  });

  test('is asked for and set aside by the same button', async () => {
    hint.toggle(1, true);
    expect([hint.isThinking, hint.isByKeys]).toEqual([true, true]);
    hint.toggle(1, false);
    expect([hint.isThinking, hint.isByKeys]).toEqual([false, false]);
    hint.toggle(1, false);
    answer(advice(7));
    await settled();
    expect(hint.here).not.toBeNull();
    hint.toggle(1, false);
    expect(hint.here).toBeNull();
    expect(asked).toEqual([1, 1]);
  });

  test('may be given up', async () => {
    void hint.ask(0);
    hint.drop();
    answer(advice(7));
    await settled();
    expect(hint.here).toBeNull();
  });

  test('that is refused says why', async () => {
    void hint.ask(0);
    answer({ type: 'refused', command_id: 'c1', code: 'forbidden', reason: 'no-hints' });
    await settled();
    expect(hint.refusal).toMatch(/^No hint: .*without hints/);
  });
});

test.each([
  [6.4, 'About 6 squares ahead'],
  [0.6, 'About one square ahead'],
  [0.4, 'About level with the best'],
  [-0.4, 'About level with the best'],
  [-1.2, 'About one square behind'],
  [-12, 'About 12 squares behind'],
])('a margin of %d is said as %j', (margin, words) => {
  expect(marginWords(margin).replace(/[\u2068\u2069]/g, '')).toBe(words);
});
