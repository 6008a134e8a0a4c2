/** Messages of the server for tests, with the values that most tests do not care about. */
import type { Cause, Chair, Table, Update } from '$lib/wire/messages';

/** A person who is here. */
export function chairOf(seat: number, changes: Partial<Chair> = {}): Chair {
  return {
    seat,
    name: '',
    taken: true,
    mine: false,
    here: true,
    bot: '',
    link: '',
    left: false,
    is_late: false,
    away_since_ms: 0,
    was_mine: false,
    by: null,
    ...changes,
  };
}

export function namedChair(seat: number, name: string, mine = false): Chair {
  return chairOf(seat, { name, mine });
}

/** `causesOf('0 roll', 'chance W=3')`: who did what. */
export function causesOf(...lines: string[]): Cause[] {
  return lines.map((line) => {
    const [who = '', move = ''] = line.split(' ');
    return { who, move, taken_back: false };
  });
}

export function tableOf(chairs: Chair[], changes: Partial<Table> = {}): Table {
  return {
    type: 'table',
    table: 'oak',
    game: 'quarry',
    players: chairs.length,
    options: {},
    takeback: false,
    hints: false,
    patience_ms: 60_000,
    claim_ms: 180_000,
    total_s: 0,
    increment_s: 0,
    host: true,
    chairs,
    watchers: 0,
    seed_hash: '',
    seed: '',
    next_table: '',
    closed: false,
    ...changes,
  };
}

export function updateOf(changes: Partial<Update> = {}): Update {
  return {
    type: 'update',
    seq: 1,
    causes: [],
    views: [],
    to_act: [],
    choices: [],
    alarms: [],
    times: [],
    can_take_back: [],
    no_take_back: '',
    over: false,
    server_ms: 0,
    rang_ms: 0,
    moments: [],
    ...changes,
  };
}
