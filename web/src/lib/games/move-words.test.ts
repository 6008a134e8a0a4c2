import { beforeAll, expect, test } from 'vitest';
import type { Table } from '$lib/wire/messages';
import { setLanguage } from '$lib/words';
import { moveWords } from './move-words';

beforeAll(() => setLanguage('en'));

const at = (game: string) => ({ game, chairs: [{ seat: 0, name: 'Bo' }] }) as Table;
/** Without the marks that keep names from turning the text round them. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

test.each([
  ['roll', 'down the slide'],
  ['3@S1.3', '3 on card S1, space 3'],
  ['wild@A2.1', 'WILD on card A2, space 1'],
  ['undo@S1.3', 'chip off card S1, space 3'],
  ['W=3', 'Die W shows 3'],
  ['R=REROLL', 'Die R shows REROLL'],
  ['drawF4', 'card F4'],
  ['begin0', 'Bo begins'],
  ['wait10000ms@12', 'time is up'],
  ['something-new', 'something-new'],
])('%s is told as: %s', (move, words) => {
  expect(plain(moveWords(at('blackout'), move))).toBe(words);
});

test.each([
  ['ready', 'ready'],
  ['wait5000ms@3', 'three, two, one, zero'],
  ['wait150ms@4', 'the cards are turned over'],
  ['wait10000ms@9', 'time is up'],
  ['1,1/0', 'a card at row 2, column 2'],
  ['0,6/1', 'a card at row 1, column 7, turned a quarter to the right'],
  ['3,2/2', 'a card at row 4, column 3, turned half round'],
  ['3,2/3', 'a card at row 4, column 3, turned a quarter to the left'],
  ['', 'a card, face down'],
  ['drawWRPB/N.NE', 'a card from the pile: white, red, purple, blue'],
])('in a race %s is told as: %s', (move, words) => {
  expect(plain(moveWords(at('blockyou'), move))).toBe(words);
});

test.each([
  ['red>large-red', 'Red, and the large red block'],
  ['small-wood>small-wood@12,-3,1', 'Small wood, and the small wooden block'],
  ['>medium-blue', 'the medium blue block, as the last one'],
  ['pass', 'pass'],
  ['reverse', 'the order of play turns round'],
  ['drawcards', 'nothing fits, cards are drawn'],
  ['letgo', 'lets go'],
  ['oops', 'it does not count, once more'],
  ['stood:0.0.240.10000.0.0.0~eNpjZA', 'it stood'],
  ['stood', 'it stood'],
  ['fell~eNpjZA', 'it fell'],
  ['void:touched~eNpjZA', 'the tower was touched, once more'],
  ['void:lost', 'the placement was lost, once more'],
  ['draw:any', 'a card from the pile: Any block'],
  ['', 'a card from the pile'],
  ['begin0', 'Bo begins'],
  ['wait3000ms@2', 'time is up'],
])('of a tower %s is told as: %s', (move, words) => {
  expect(plain(moveWords(at('blockout'), move))).toBe(words);
});

test('a game without words of its own is told as it is written', () => {
  expect(moveWords(at('blokus'), 'blue:a20,b20')).toBe('blue:a20,b20');
});
