import { beforeAll, describe as group, expect, it } from 'vitest';
import { setLanguage } from '$lib/words';
import { describe, stateOf, tell } from './narration';
import { placesOf } from './places';
import { chair, dice, position } from './positions.testdata';

beforeAll(() => setLanguage('en'));

/** Removes the marks that isolate text direction. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');
const CHAIRS = [chair(0, '', true), chair(1, 'Oak'), chair(2, 'Maple')];
const AT = { chairs: CHAIRS, closed: false };

group('what happened is told', () => {
  it.each([
    [{ kind: 'turn', seat: 0, extra: false }, 'It is your turn.'],
    [{ kind: 'turn', seat: 1, extra: true }, 'Oak has an extra turn.'],
    [
      {
        kind: 'roll',
        seat: 1,
        again: false,
        dice: [
          { die: 'W', face: '2' },
          { die: 'U', face: 'UNDO' },
          { die: 'R', face: '5' },
        ],
      },
      'Oak rolls 2, UNDO, 5.',
    ],
    [{ kind: 'chip', seat: 0, item: 'WILD', space: 'A2.1' }, 'You use WILD: a chip on card 2, space 1.'],
    [{ kind: 'chip', seat: null, item: null, space: 'A2.1' }, 'A chip lies on card 2, space 1.'],
    [{ kind: 'lift', seat: 1, space: 'S1.3' }, 'Oak uses UNDO: the chip goes from card 1, space 3.'],
    [{ kind: 'win', seat: 0, card: 'S1' }, 'You win a card.'],
    [{ kind: 'open', card: 'B3' }, 'Card 3 is turned over.'],
    [{ kind: 'blackout', seat: 0 }, 'BLACKOUT! Whoever calls first takes a card.'],
    [{ kind: 'called', seat: 2 }, 'Maple called first!'],
    [{ kind: 'nobody' }, 'Nobody called in time.'],
    [{ kind: 'over', winners: [0] }, 'The game is over. You win.'],
    [{ kind: 'over', winners: [1] }, 'The game is over. Oak wins.'],
  ] as [Parameters<typeof tell>[0], string][])('%j', (motion, words) => {
    expect(plain(tell(motion, CHAIRS, placesOf(position().cards)))).toBe(words);
  });
});

group('moves are named by what they do', () => {
  it.each([
    ['roll', 'Roll the dice'],
    ['5@S1.5', '5 on card 1, space 5'],
    ['wild@A2.3', 'WILD on the 4 of card 2, space 3'],
    ['undo@B3.3', 'UNDO the 5 of card 3, space 3'],
    ['reroll', 'REROLL: roll the other two dice again'],
    ['end', 'End the turn'],
    ['call', 'Call BLACKOUT!'],
  ])('%s', (move, words) => {
    expect(plain(describe(move, position()))).toBe(words);
  });
});

group('what is true now is said', () => {
  it('with what is left of the roll', () => {
    const view = position({ phase: 'place', dice: dice('2', '3', 'REROLL'), pending: ['2', 'REROLL'] });
    expect(plain(stateOf(view, AT))).toBe('It is your turn. Still to use: 2, REROLL.');
  });

  it('with the end, the dark and the beginning', () => {
    expect(plain(stateOf(position({ phase: 'call' }), AT))).toMatch(/^BLACKOUT!/);
    expect(stateOf(position({ phase: 'setting', seat: null }), AT)).toBe('The cards are laid out');
    const outcome = { reason: 'five-cards', places: [2, 1, 3], scores: [1, 5, 0] };
    expect(plain(stateOf(position({ phase: 'over', outcome }), AT))).toBe('The game is over. Oak wins.');
    expect(stateOf(position(), { ...AT, closed: true })).toBe('The table was closed');
  });
});
