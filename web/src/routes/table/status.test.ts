import { beforeAll, expect, test } from 'vitest';
import { chairOf } from '$lib/client/messages.testdata';
import { timeOfDay } from '$lib/ui/missing';
import type { Chair, Table, Update } from '$lib/wire/messages';
import { setLanguage } from '$lib/words';
import { seatToTakeBack, statusOf } from './status';

beforeAll(() => setLanguage('en'));

const chair = chairOf;
const table = (...chairs: Chair[]) => ({ chairs, players: chairs.length }) as Table;
const acting = (...to_act: number[]) =>
  ({ to_act, over: false, causes: [], can_take_back: [] as number[] }) as unknown as Update;
/** Without the marks that isolate names from the text's direction. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

const me = chair(0, { mine: true });
test.each([
  ['Your turn', true, table(me, chair(1, { name: 'Bo' })), acting(0)],
  ['Your turn', true, table(chair(0, { mine: true, name: 'Al' }), chair(1, { name: 'Bo' })), acting(0)],
  ['Bo is to play', false, table(me, chair(1, { name: 'Bo' })), acting(1)],
  ['Oak is thinking', false, table(me, chair(1, { name: 'Oak', taken: false, bot: 'greedy' })), acting(1)],
  ['Player 2 has not arrived yet', false, table(me, chair(1, { taken: false })), acting(1)],
  ['Bo is to play', true, table(me, chair(1, { name: 'Bo', mine: true })), acting(1)],
  ['A bot plays for you', false, table(chair(0, { mine: true, bot: 'greedy' })), acting(0)],
  ['Everybody at once!', true, table(me, chair(1, { name: 'Bo' })), acting(0, 1)],
  ['Everybody at once!', false, table(chair(0, { name: 'Al' }), chair(1, { name: 'Bo' })), acting(0, 1)],
  ['It is up to the others', false, table(me, chair(1, {}), chair(2, {})), acting(1, 2)],
  ['One moment…', false, table(me), acting()],
])('%s', (words, mine, at, update) => {
  const status = statusOf(at, update);
  expect({ words: plain(status.words), mine: status.mine }).toEqual({ words, mine });
});

test.each([
  ['Your turn', true, 'placing', 0, []],
  ['Bo is to play', false, 'placing', 1, []],
  ['Bo is to play', false, 'choose', 1, [0, 1]],
  ['Everybody at once!', true, 'report', 1, [0, 1]],
  ['One moment…', false, 'dealing', null, []],
])('at a tower: %s', (words, mine, phase, seat, to_act) => {
  const at = { ...table(me, chair(1, { name: 'Bo' })), game: 'blockout' };
  const update = { ...acting(...to_act), views: [{ seats: [0], view: { phase, seat } }] };
  const status = statusOf(at, update);
  expect({ words: plain(status.words), mine: status.mine }).toEqual({ words, mine });
});

test('a player who is away is shown with since when', () => {
  const bo = chair(1, { name: 'Bo', here: false, away_since_ms: 1_760_000_000_000 });
  const words = plain(statusOf(table(me, bo), acting(1)).words);
  expect(words).toBe(`Waiting for Bo, away since ${timeOfDay(1_760_000_000_000)}`);
});

test('a game that is over waits for nobody', () => {
  expect(statusOf(table(me), { ...acting(), over: true }).words).toBe('The game is over');
});

test.each([
  [0, [], null],
  [2, [0], 0],
  [2, [0, 1], 1],
  [0, [0, 1], 1],
  [1, [0, 1], 0],
])('when %i is to act, of the seats %j the last to have acted takes back', (next, can_take_back, seat) => {
  expect(seatToTakeBack({ ...acting(next), can_take_back }, 4)).toBe(seat);
});

test('whoever moved several times in a turn takes back the last of these moves', () => {
  const cause = (who: string, taken_back = false) => ({ who, move: 'roll', taken_back });
  const after = (...causes: ReturnType<typeof cause>[]) => ({ ...acting(1), causes, can_take_back: [0, 1] });
  expect(seatToTakeBack(after(cause('1'), cause('chance')), 2)).toBe(1);
  expect(seatToTakeBack(after(cause('0'), cause('1', true)), 2)).toBe(0);
  expect(seatToTakeBack(after(cause('clock')), 2)).toBe(0);
});
