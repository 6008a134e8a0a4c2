import { beforeEach, expect, test } from 'vitest';
import type { Update } from '$lib/wire/messages';
import { FakeSurroundings } from './fake-surroundings.testdata';
import { TableStore } from './table.svelte';

let around: FakeSurroundings;
let store: TableStore;

function update(seq: number): Update {
  return {
    type: 'update',
    seq,
    causes: [],
    views: [],
    to_act: [0],
    choices: [],
    alarms: [],
    can_take_back: [],
    over: false,
    server_ms: 900_000,
    rang_ms: 0,
    moments: [],
  };
}
/** Lets answers reach whoever waits for them. */
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
