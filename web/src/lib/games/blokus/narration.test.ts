import { beforeAll, expect, test } from 'vitest';
import { chairOf } from '$lib/client/messages.testdata';
import { setLanguage } from '$lib/words';
import { tell } from './narration';

const chair = (seat: number, name: string, mine = false) => chairOf(seat, { name, mine });
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

beforeAll(() => setLanguage('en'));

test('somebody alone at the page is called you', () => {
  const chairs = [chair(0, '', true), chair(1, 'Oak')];
  expect(plain(tell({ kind: 'turn', colour: 'blue', seat: 0 }, chairs))).toBe('You are to lay blue.');
  expect(plain(tell({ kind: 'turn', colour: 'red', seat: 1 }, chairs))).toBe('Oak is to lay red.');
  expect(plain(tell({ kind: 'over', winners: [0] }, chairs))).toBe('The game is over. You win.');
});

test('others win by name, alone or together', () => {
  const chairs = [chair(0, '', true), chair(1, 'Oak'), chair(2, 'Maple')];
  expect(plain(tell({ kind: 'over', winners: [1] }, chairs))).toBe('The game is over. Oak wins.');
  expect(plain(tell({ kind: 'over', winners: [1, 2] }, chairs))).toBe(
    'The game is over. Oak and Maple share the win.',
  );
  expect(plain(tell({ kind: 'over', winners: [0, 2] }, chairs))).toBe(
    'The game is over. You share the win with Maple.',
  );
});
