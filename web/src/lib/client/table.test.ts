import { beforeEach, expect, test } from 'vitest';
import type { Advice, ReviewedPly, ReviewPart } from '$lib/wire/messages';
import { FakeSurroundings } from './fake-surroundings.testdata';
import { updateOf } from './messages.testdata';
import { TableStore } from './table.svelte';

let around: FakeSurroundings;
let store: TableStore;

const update = (seq: number) => updateOf({ seq, to_act: [0], server_ms: 900_000 });
/** Lets answers reach the code that awaits them. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  around = new FakeSurroundings();
  store = new TableStore('oak', around);
  around.line.open();
  around.line.says(update(5));
});

test('a move is on its way until the update that shows it', async () => {
  store.play(0, 'I1:a20');
  expect(around.line.commands()).toEqual([
    { type: 'play', seat: 0, move: 'I1:a20', at_seq: 5, command_id: 'c1' },
  ]);
  expect(store.sent).toEqual({ seat: 0, move: 'I1:a20', reason: '' });
  around.line.says({ type: 'accepted', command_id: 'c1', seq: 6 });
  await settled();
  expect(store.sent).not.toBeNull();
  around.line.says(update(6));
  expect(store.sent).toBeNull();
});

test('an update that comes before its acceptance will do', async () => {
  store.play(0, 'I1:a20');
  around.line.says(update(6));
  expect(store.sent).not.toBeNull();
  around.line.says({ type: 'accepted', command_id: 'c1', seq: 6 });
  await settled();
  expect(store.sent).toBeNull();
});

test('a refused move says why, and the next one can be sent', async () => {
  store.play(0, 'I1:a20');
  around.line.says({ type: 'refused', command_id: 'c1', code: 'illegal', reason: 'overlap' });
  await settled();
  expect(store.sent?.reason).toBe('overlap');
  store.play(0, 'I1:t20');
  expect(around.line.commands()).toHaveLength(2);
  expect(store.sent?.reason).toBe('');
});

test('an impatient second tap sends nothing', () => {
  store.play(0, 'I1:a20');
  store.play(0, 'I1:a20');
  expect(around.line.commands()).toHaveLength(1);
});

test('judging answers with the reason, or with nothing when the move fits', async () => {
  const first = store.judge(0, 'I1:b20');
  around.line.says({ type: 'judged', command_id: 'c1', reason: 'no-start-corner' });
  expect(await first).toBe('no-start-corner');
  const second = store.judge(0, 'I1:a20');
  around.line.says({ type: 'judged', command_id: 'c2', reason: '' });
  expect(await second).toBe('');
});

test('a refused command says why', async () => {
  const asked = store.takeBack(0);
  around.line.says({ type: 'refused', command_id: 'c1', code: 'forbidden', reason: 'no-takeback' });
  expect(await asked).toBe('no-takeback');
});

test("the server's time is known from the first update on", () => {
  expect(store.serverNow()).toBe(900_000);
  around.pass(250);
  expect(store.serverNow()).toBe(900_250);
});

test('a lost line leaves the last picture standing', () => {
  around.line.breaks();
  expect(store.connection.kind).toBe('lost');
  expect(store.update?.seq).toBe(5);
});

test('blocks in motion reach whoever watches the tower, and leave the update alone', () => {
  const frames: string[] = [];
  const seen = store.update;
  around.line.says({ type: 'poses', placement: 6, frame: 'a', whole: true, let_go: false });
  const stop = store.tower.onposes(({ frame }) => frames.push(frame));
  around.line.says({ type: 'poses', placement: 6, frame: 'b', whole: false, let_go: false });
  stop();
  around.line.says({ type: 'poses', placement: 6, frame: 'c', whole: false, let_go: true });
  expect(frames).toEqual(['a', 'b']);
  expect(store.update).toBe(seen);
});

test('a hand goes to the server as it is', () => {
  const hand = { seat: 0, placement: 6, x: 1, y: 2, z: 3, yaw: 0, let_go: true };
  store.tower.hand(hand);
  expect(around.line.commands()).toEqual([{ type: 'hand', ...hand }]);
});

const ADVICE: Advice = {
  type: 'advice',
  command_id: 'c1',
  seat: 0,
  at_seq: 5,
  move: 'I1:a20',
  points: 70.5,
  best_other: 66,
  margin: 4.5,
  win: 0.6,
  candidates: [],
};
const ply = (number: number, move: string): ReviewedPly => ({
  ply: number,
  step: number,
  seat: 0,
  colour: 'blue',
  move,
  expected: [60, 60, 60, 60],
  after: [60, 60, 60, 60],
  best: move,
  value: 0,
  best_value: 0,
  loss: 0,
  gave: [],
});
const part = (done: number, ...plies: ReviewedPly[]): ReviewPart => ({
  type: 'review_part',
  done,
  total: 2,
  plies,
  final: [80, 70, 60, 50],
});

const moves = () => [...(store.review?.plies.values() ?? [])].map(({ move }) => move);

test('a hint is answered by advice, or by why there is none', async () => {
  const first = store.advise(0);
  expect(around.line.commands()).toEqual([{ type: 'hint', seat: 0, command_id: 'c1' }]);
  around.line.says(ADVICE);
  expect(await first).toMatchObject({ type: 'advice', move: 'I1:a20', margin: 4.5 });
  const second = store.advise(0);
  around.line.says({ type: 'refused', command_id: 'c2', code: 'forbidden', reason: 'no-hints' });
  expect(await second).toMatchObject({ type: 'refused', reason: 'no-hints' });
});

test('a review comes in parts', async () => {
  store.askReview();
  around.line.says({ type: 'accepted', command_id: 'c1', seq: 5 });
  await settled();
  expect(store.review).toBeNull();
  around.line.says(part(1, ply(1, 'I1:a20')));
  expect(moves()).toEqual(['I1:a20']);
  around.line.says(part(2, ply(2, 'I1:t20')));
  expect(moves()).toEqual(['I1:a20', 'I1:t20']);
  expect(store.review?.final).toEqual([80, 70, 60, 50]);
  store.askReview();
  expect(around.line.commands()).toHaveLength(1); // all of it is here
});

test('after a lost line the rest of a review is asked for again', async () => {
  store.askReview();
  around.line.says({ type: 'accepted', command_id: 'c1', seq: 5 });
  await settled();
  around.line.says(part(1, ply(1, 'I1:a20')));
  around.line.breaks();
  around.pass(60_000);
  around.line.open();
  expect(around.line.commands()).toEqual([{ type: 'review', command_id: 'c2' }]);
  around.line.says({ type: 'accepted', command_id: 'c2', seq: 5 });
  around.line.says(part(2, ply(1, 'I1:a20'), ply(2, 'I1:t20')));
  expect(moves()).toEqual(['I1:a20', 'I1:t20']);
});

test('a review that nobody has accepted is asked for once, however the line breaks', () => {
  store.askReview();
  around.line.breaks();
  around.pass(60_000);
  around.line.open();
  expect(around.line.commands()).toEqual([{ type: 'review', command_id: 'c1' }]);
});

test('a review that is refused or broken off says why', async () => {
  store.askReview();
  around.line.says({ type: 'refused', command_id: 'c1', code: 'forbidden', reason: 'not-over' });
  await settled();
  expect(store.reviewRefusal).toBe('not-over');
  store.askReview();
  expect(store.reviewRefusal).toBe('');
  around.line.says({ type: 'accepted', command_id: 'c2', seq: 5 });
  await settled();
  around.line.says({ type: 'refused', command_id: 'c2', code: 'forbidden', reason: 'no-review' });
  expect(store.reviewRefusal).toBe('no-review');
});
