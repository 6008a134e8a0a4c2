import { describe, expect, it } from 'vitest';
import type { Table } from '$lib/wire/messages';
import { Pause } from './pause';
import { chair } from './positions.testdata';

const CHAIRS = [chair(0, 'Ada', true), chair(1, 'Bo'), chair(2, 'Cy')];
const table = (more: Partial<Table> = {}) => ({ chairs: CHAIRS, closed: false, ...more }) as Table;

describe('a pause', () => {
  it('can be asked for by a player, not by a spectator, and once', () => {
    expect(new Pause(table(), [0]).canAsk).toBe(0);
    expect(new Pause(table(), []).canAsk).toBeNull();
    expect(new Pause(table({ paused_by: 1 }), [0]).canAsk).toBeNull();
    expect(new Pause(table({ closed: true }), [0]).canAsk).toBeNull();
  });

  it('ends when those who may say so do', () => {
    expect(new Pause(table({ paused_by: null }), [0]).canGoOn).toBeNull();
    expect(new Pause(table({ paused_by: 0 }), [0]).canGoOn).toBe(0);
    expect(new Pause(table({ paused_by: 1 }), [0]).canGoOn).toBe(0);
    const said = new Pause(table({ paused_by: 1, going: [0] }), [0]);
    expect([said.canGoOn, said.going, said.others]).toEqual([null, 1, 2]);
  });
});
