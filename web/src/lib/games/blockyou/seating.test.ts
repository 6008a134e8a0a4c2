import { describe, expect, it } from 'vitest';
import type { Table } from '$lib/wire/messages';
import { chair, laid, position, update } from './positions.testdata';
import { alarmEnd_ms, blockerOf, facingHere, faultOf, gaps_ms } from './seating';

const VIEWS = [0, 1].map((seat) => position(['active', 'active'], { seat }));

function table(...chairs: ReturnType<typeof chair>[]): Table {
  return { chairs } as unknown as Table;
}

describe('the field', () => {
  it('is turned towards the first own seat, or to the south', () => {
    expect(facingHere(table(chair(0, 'Ada'), chair(1, 'Bo', true)), position(['active', 'active']))).toBe(2);
    expect(facingHere(table(chair(0, 'Ada'), chair(1, 'Bo')), position(['active', 'active']))).toBe(0);
  });
});

describe('the server’s times', () => {
  it('say when a wait ends', () => {
    expect(
      alarmEnd_ms(update(VIEWS, { server_ms: 1000, alarms: [{ move: 'wait5000ms@4', left_ms: 700 }] })),
    ).toBe(1700);
    expect(alarmEnd_ms(update(VIEWS))).toBeNull();
  });

  it('say how much later each lay came', () => {
    const view = position(['done', 'done'], { laid: [laid(1, '1,1/0'), laid(0, '3,3/0')] });
    const moments = [
      { seat: 0, at_ms: 5 },
      { seat: 1, at_ms: 1000 },
      { seat: 0, at_ms: 1312 },
    ];
    expect(gaps_ms(view, update(VIEWS, { moments }))).toEqual([null, 312]);
    expect(gaps_ms(view, update(VIEWS, { moments, rang_ms: 600 }))).toEqual([400, 312]);
    expect(gaps_ms(view, update(VIEWS, { moments, rang_ms: 11_000 }))).toEqual([null, 312]);
    expect(gaps_ms(view, update(VIEWS, { moments: moments.slice(0, 2) }))).toEqual([null, null]);
    expect(gaps_ms(position(), update(VIEWS, { moments }))).toEqual([]);
  });
});

describe('a round', () => {
  const view = position(['fault', 'blocked', 'done'], {
    laid: [laid(2, '1,1/0', { blocked: [1] }), laid(0, '3,3/0', { fault: 'colours' })],
  });

  it('tells who blocked whom, and whose fault was which', () => {
    expect([blockerOf(view, 1), blockerOf(view, 0)]).toEqual([2, null]);
    expect([faultOf(view, 0), faultOf(view, 2)]).toEqual(['colours', '']);
  });
});
