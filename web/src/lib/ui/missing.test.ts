import { beforeAll, expect, test } from 'vitest';
import { chairOf, tableOf, updateOf } from '$lib/client/messages.testdata';
import { setLanguage } from '$lib/words';
import { countdown, missingAt, returnTo } from './missing';
import { leftWords, resignWords } from './resigning';

beforeAll(() => setLanguage('en'));
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

const SINCE = 1_000_000;
const me = chairOf(0, { mine: true });
const away = chairOf(1, { name: 'Bo', here: false, away_since_ms: SINCE });
const BO_ACTS = updateOf({ to_act: [1] });

test.each([
  [0, 60_000, 180_000],
  [59_999, 1, 120_001],
  [60_000, 0, 120_000],
  [200_000, 0, 0],
])('after %i ms one may go on in %i and claim in %i', (after_ms, wait_ms, claim_ms) => {
  const [missing] = missingAt(tableOf([me, away]), BO_ACTS, SINCE + after_ms);
  expect(missing).toEqual({ chair: away, wait_ms, claim_ms, isWaitedFor: true });
});

test('with three players no win is claimed, and a table may always wait', () => {
  const three = tableOf([me, away, chairOf(2)], { patience_ms: 0, claim_ms: 0 });
  expect(missingAt(three, updateOf({ to_act: [0] }), SINCE)).toEqual([
    { chair: away, wait_ms: null, claim_ms: null, isWaitedFor: false },
  ]);
  const [missing] = missingAt(tableOf([me, away, chairOf(2)]), BO_ACTS, SINCE);
  expect(missing?.claim_ms).toBeNull();
});

test.each([
  ['one who is here', tableOf([me, chairOf(1)]), BO_ACTS],
  ['one for whom a bot plays', tableOf([me, { ...away, bot: 'medium' }]), BO_ACTS],
  ['one who gave up', tableOf([me, { ...away, left: true }, chairOf(2)]), updateOf()],
  ['an empty chair', tableOf([me, chairOf(1, { taken: false })]), BO_ACTS],
  ['oneself', tableOf([{ ...me, away_since_ms: SINCE }, chairOf(1)]), BO_ACTS],
  ['anybody after the end', tableOf([me, away]), updateOf({ over: true })],
  ['anybody, by a watcher', tableOf([chairOf(0), away]), BO_ACTS],
  ['anybody, by one who gave up', tableOf([{ ...me, left: true }, away, chairOf(2)]), BO_ACTS],
])('%s is not missed', (_, table, update) => {
  expect(missingAt(table, update, SINCE + 500_000)).toEqual([]);
});

test('who comes back learns of a bot on the chair, and of a chair that was offered', () => {
  const played = chairOf(0, { mine: true, bot: 'medium', by: 1 });
  const lost = chairOf(2, { was_mine: true, taken: false });
  expect(returnTo(tableOf([played, chairOf(1), lost]), updateOf())).toEqual({
    played: [played],
    lost: [lost],
  });
  expect(returnTo(tableOf([played]), updateOf({ over: true }))).toEqual({ played: [], lost: [] });
});

test.each([
  [60_000, '1:00'],
  [59_001, '1:00'],
  [9_000, '0:09'],
  [1, '0:01'],
])('%i ms are %s', (left_ms, words) => {
  expect(countdown(left_ms)).toBe(words);
});

test('giving up is told as what it does', () => {
  expect(resignWords(tableOf([me, away])).sure).toBe('Give up for good? Then the other player has won.');
  expect(resignWords(tableOf([me, away, chairOf(2)])).about).toBe(
    'For good: the others play on without you.',
  );
  expect(resignWords(tableOf([me, { ...away, left: true }, chairOf(2)])).about).toBe(
    'For good: then the other player has won.',
  );
  expect(resignWords(tableOf([me])).sure).toBe('Give up for good? Then the game is over.');
});

test('who has given up is named, also beside the name of somebody else', () => {
  expect(leftWords(tableOf([me, away]), 0)).toBe('You have given up');
  expect(plain(leftWords(tableOf([me, away]), 1))).toBe('Bo has given up');
  expect(plain(leftWords(tableOf([me, { ...away, is_late: true }]), 1))).toBe('Bo has no time left');
});
