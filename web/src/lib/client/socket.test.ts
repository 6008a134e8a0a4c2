import { beforeEach, describe, expect, test } from 'vitest';
import type { Table, Update } from '$lib/wire/messages';
import { FakeSurroundings } from './fake-surroundings.testdata';
import { TableClient, type Connection } from './socket';

let around: FakeSurroundings;
let connections: Connection[];
let tables: Table[];
let updates: Update[];
let client: TableClient;

beforeEach(() => {
  around = new FakeSurroundings();
  connections = [];
  tables = [];
  updates = [];
  client = new TableClient(
    'oak',
    {
      onConnection: (connection) => connections.push(connection),
      onTable: (table) => tables.push(table),
      onUpdate: (update) => updates.push(update),
    },
    around,
  );
});

const kinds = () => connections.map(({ kind }) => kind);
const pong = (sent_ms: number, server_ms: number) => ({ type: 'pong', sent_ms, server_ms }) as const;

describe('commands', () => {
  test('are numbered, and their answer resolves them', async () => {
    around.line.open();
    const answer = client.send({ type: 'play', seat: 1, at_seq: 7, move: 'I1:a20' });
    expect(around.line.commands()).toEqual([
      { type: 'play', seat: 1, at_seq: 7, move: 'I1:a20', command_id: 'c1' },
    ]);
    around.line.says({ type: 'accepted', command_id: 'c1', seq: 8 });
    expect(await answer).toEqual({ type: 'accepted', command_id: 'c1', seq: 8 });
  });

  test('given before the line is up are sent when it is', () => {
    void client.send({ type: 'resign', seat: 0 });
    expect(around.line.sent).toEqual([]);
    around.line.open();
    expect(around.line.commands()).toHaveLength(1);
  });

  test('without an answer are sent again, unchanged and in order, on the next line', async () => {
    around.line.open();
    const first = client.send({ type: 'rename', seat: 0, name: 'Ada' });
    void client.send({ type: 'resign', seat: 0 });
    around.line.says({ type: 'accepted', command_id: 'c1', seq: 3 });
    await first;
    const third = client.send({ type: 'rename', seat: 1, name: 'Bo' });
    around.line.breaks();
    around.pass(60_000);
    around.line.open();
    expect(around.line.commands().map(({ command_id }) => command_id)).toEqual(['c2', 'c3']);
    around.line.says({ type: 'refused', command_id: 'c3', code: 'forbidden', reason: 'not-your-seat' });
    expect(await third).toMatchObject({ reason: 'not-your-seat' });
  });

  test('that meet a busy server are sent again a little later, and in the end refused', async () => {
    around.line.open();
    const answer = client.send({ type: 'resign', seat: 0 });
    const busy = { type: 'refused', command_id: 'c1', code: 'busy', reason: 'busy' } as const;
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(around.line.commands()).toHaveLength(tries);
      around.line.says(busy);
      for (let second = 0; second < 15; second += 1) {
        around.line.says(pong(around.time_ms, 0));
        around.pass(1_000);
      }
    }
    expect(around.line.commands()).toHaveLength(6);
    around.line.says(busy);
    expect(await answer).toEqual(busy);
  });

  test('that are refused for what they are, are refused at once', async () => {
    around.line.open();
    const answer = client.send({ type: 'play', seat: 0, at_seq: 0, move: 'pass' });
    around.line.says({ type: 'refused', command_id: 'c1', code: 'illegal', reason: 'must-place' });
    expect(await answer).toMatchObject({ code: 'illegal', reason: 'must-place' });
    around.pass(5_000);
    expect(around.line.commands()).toHaveLength(1);
  });
});

describe('a hand', () => {
  const hand = { seat: 1, placement: 9, x: 20, y: -4, z: 600, yaw: 9000, let_go: false };

  test('is sent at once, without a number', () => {
    around.line.open();
    client.hand(hand);
    expect(around.line.commands()).toEqual([{ type: 'hand', ...hand }]);
  });

  test('is forgotten while the line is down', () => {
    client.hand(hand);
    around.line.open();
    around.line.breaks();
    client.hand(hand);
    around.pass(400);
    around.line.open();
    expect(around.lines.flatMap((line) => line.commands())).toEqual([]);
  });
});

describe('a broken line', () => {
  test('is tried again at growing intervals, at most a quarter of a minute apart', () => {
    around.line.breaks();
    const waits: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      const lines = around.lines.length;
      const start_ms = around.time_ms;
      while (around.lines.length === lines) around.pass(100);
      waits.push(around.time_ms - start_ms);
      around.line.breaks();
    }
    expect(waits).toEqual([400, 800, 1_600, 3_200, 6_400, 12_800, 15_000, 15_000]);
  });

  test('is tried again after a wait that is half luck', () => {
    around.luck = 0;
    around.line.breaks();
    around.pass(200);
    expect(around.lines).toHaveLength(2);
  });

  test('that spoke again begins with short waits anew', () => {
    around.line.breaks();
    around.pass(400);
    around.line.breaks();
    around.pass(800);
    around.line.open();
    around.line.says(pong(around.time_ms, 0));
    around.line.breaks();
    around.pass(400);
    expect(around.lines).toHaveLength(4);
    expect(kinds()).toEqual(['lost', 'lost', 'open', 'lost']);
  });

  test('is tried at once when the network comes back', () => {
    for (let i = 0; i < 6; i += 1) {
      around.line.breaks();
      around.pass(15_000);
    }
    around.line.breaks();
    const lines = around.lines.length;
    around.wake();
    expect(around.lines).toHaveLength(lines + 1);
    around.pass(60_000);
    expect(around.lines).toHaveLength(lines + 1);
  });

  test.each(['no-such-table', 'no-simulation', 'table-closed', 'table-damaged'])(
    'is not tried again after %s',
    (reason) => {
      around.line.open();
      around.line.breaks(reason);
      around.pass(60_000);
      around.wake();
      expect(around.lines).toHaveLength(1);
      expect(connections.at(-1)).toEqual({ kind: 'gone', reason });
    },
  );

  test('says so when the server asked for patience, and is tried again', () => {
    around.line.open();
    around.line.breaks('too-fast');
    expect(connections.at(-1)).toEqual({ kind: 'lost', reason: 'too-fast' });
    around.pass(60_000);
    expect(around.lines.length).toBeGreaterThan(1);
    around.line.breaks('anything else');
    expect(connections.at(-1)).toEqual({ kind: 'lost', reason: '' });
  });

  test('is noticed when no pong comes back', () => {
    around.line.open();
    const dead = around.line;
    around.pass(8_000);
    expect(kinds()).toEqual(['open', 'lost']);
    expect(dead.isClosed).toBe(true);
    around.pass(400);
    expect(around.lines).toHaveLength(2);
  });
});

describe('a living line', () => {
  const pings = () => around.line.sent.filter(({ type }) => type === 'ping').length;
  /** The first five pings, answered at once. */
  function measured() {
    around.line.open();
    for (let asked = 1; asked <= 5; asked += 1) {
      expect(pings()).toBe(asked);
      around.line.says(pong(around.time_ms, around.time_ms));
      if (asked < 5) around.pass(250);
    }
  }

  test('is pinged five times on opening, then every twenty seconds', () => {
    measured();
    around.pass(19_999);
    expect(pings()).toBe(5);
    around.pass(1);
    expect(pings()).toBe(6);
    around.line.says(pong(around.time_ms, around.time_ms));
    around.pass(20_000);
    expect(pings()).toBe(7);
  });

  test('is measured anew when the page is shown again, since its clock may have stood still', () => {
    measured();
    around.wake();
    around.line.says(pong(around.time_ms, around.time_ms));
    around.pass(250);
    expect(pings()).toBe(7);
  });

  test('is tested when the page is shown again, but not twice at a time', () => {
    around.line.open();
    around.line.says(pong(1_000, 0));
    around.wake();
    around.wake();
    expect(around.line.sent.filter(({ type }) => type === 'ping')).toHaveLength(2);
  });

  test("tells the server's time, from the first update roughly, from the first pong well", () => {
    around.line.open();
    around.pass(60);
    around.line.says({ type: 'update', seq: 1, server_ms: 51_030 } as Update);
    expect(client.clock.now()).toBe(51_030);
    around.pass(40);
    around.line.says(pong(1_000, 51_050));
    expect(client.clock.now()).toBe(51_100);
    around.pass(7);
    expect(client.clock.now()).toBe(51_107);
  });

  test('brings tables and updates to their listeners, and nothing after it was closed', () => {
    around.line.open();
    const update = { type: 'update', seq: 4, server_ms: 1_000 } as Update;
    around.line.says({ type: 'table', table: 'oak' } as Table);
    around.line.says(update);
    expect(tables).toHaveLength(1);
    expect(updates).toEqual([update]);
    const { line } = around;
    client.close();
    line.says(update);
    around.pass(60_000);
    expect(updates).toHaveLength(1);
    expect(around.lines).toHaveLength(1);
  });
});
