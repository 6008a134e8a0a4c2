import { expect, test } from 'vitest';
import { told } from '../move-words.testdata';

test.each([
  ['red>large-red', 'Red, and the large red block'],
  ['small-wood>small-wood@12,-3,1', 'Small wood, and the small wooden block'],
  ['>medium-blue', 'the medium blue block, as the last one'],
  ['pass', 'pass'],
  ['reverse', 'the order of play turns round'],
  ['drawcards', 'nothing fits, cards are drawn'],
  ['letgo', 'let go'],
  ['unsay', 'taken back: no fall'],
  ['oops', 'touched, it does not count'],
  ['stood:0.0.240.10000.0.0.0~eNpjZA', 'it stood'],
  ['stood', 'it stood'],
  ['fell~eNpjZA', 'it fell'],
  ['void:touched~eNpjZA', 'the tower was touched, it does not count'],
  ['void:lost', 'the placement was lost: another try'],
  ['draw:any', 'a card from the pile: Any block'],
  ['', 'a card from the pile'],
  ['begin0', 'Bo begins'],
  ['wait3000ms@2', 'time is up'],
])('of a tower %s is told as: %s', async (move, words) => {
  expect(await told('blockout', move)).toBe(words);
});
