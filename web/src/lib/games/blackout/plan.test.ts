import { describe, expect, it } from 'vitest';
import { plan } from './plan';
import { calledFirst, card, causes, dice, position } from './positions.testdata';

const kinds = (motions: ReturnType<typeof plan>) => motions.map((motion) => motion.kind);

describe('what happened, told by the moves', () => {
  it('is nothing between equal views', () => {
    expect(plan(position(), position())).toEqual([]);
  });

  it('is a roll with its dice', () => {
    const after = position({ phase: 'place', dice: dice('2', '3', '5'), pending: ['2', '3', '5'] });
    expect(plan(position(), after, causes('0 roll', 'chance W=2', 'chance U=3', 'chance R=5'))).toEqual([
      {
        kind: 'roll',
        seat: 0,
        again: false,
        dice: [
          { die: 'W', face: '2' },
          { die: 'U', face: '3' },
          { die: 'R', face: '5' },
        ],
      },
    ]);
  });

  it('is a roll of which nothing fits, and the next turn', () => {
    const after = position({ seat: 1, turn: 2, dice: dice('5', '5', '5') });
    const motions = plan(position(), after, causes('0 roll', 'chance W=5', 'chance U=5', 'chance R=5'));
    expect(kinds(motions)).toEqual(['roll', 'nothing', 'turn']);
    expect(motions.at(-1)).toEqual({ kind: 'turn', seat: 1, extra: false });
  });

  it('is a chip, and the turn when it was the last', () => {
    const before = position({ phase: 'place', pending: ['2'] });
    const after = position({ cards: [card('S1', 2), card('A2'), card('B3')], seat: 1, turn: 2 });
    expect(plan(before, after, causes('0 2@S1.2'))).toEqual([
      { kind: 'chip', seat: 0, item: '2', space: 'S1.2' },
      { kind: 'turn', seat: 1, extra: false },
    ]);
  });

  it('is a chip that a WILD laid and one that an UNDO took off', () => {
    const before = position({ phase: 'place', pending: ['WILD', 'UNDO', 'REROLL'] });
    const after = { ...before, pending: ['REROLL'] };
    expect(plan(before, after, causes('0 wild@A2.1', '0 undo@A2.1'))).toEqual([
      { kind: 'chip', seat: 0, item: 'WILD', space: 'A2.1' },
      { kind: 'lift', seat: 0, space: 'A2.1' },
    ]);
  });

  it('is a card won by its last chip, and the card that comes in its place', () => {
    const before = position({
      phase: 'place',
      pending: ['4', '5', '5'],
      cards: [card('S1', 1, 2, 3), card('A2'), card('B3')],
    });
    const after = position({
      phase: 'place',
      pending: ['5'],
      cards: [card('C1'), card('A2'), card('B3')],
      players: [
        { cards: ['S1'], left: false },
        { cards: [], left: false },
      ],
    });
    expect(plan(before, after, causes('0 4@S1.4', '0 5@S1.5', 'chance drawC1'))).toEqual([
      { kind: 'chip', seat: 0, item: '4', space: 'S1.4' },
      { kind: 'chip', seat: 0, item: '5', space: 'S1.5' },
      { kind: 'win', seat: 0, card: 'S1' },
      { kind: 'open', card: 'C1' },
    ]);
  });

  it('is the lights going out', () => {
    const after = position({ phase: 'call', dice: dice('WILD', 'UNDO', 'REROLL') });
    const motions = plan(
      position(),
      after,
      causes('0 roll', 'chance W=WILD', 'chance U=UNDO', 'chance R=REROLL'),
    );
    expect(kinds(motions)).toEqual(['roll', 'blackout']);
  });

  it('is who called first, the card for it, and the roll anew', () => {
    const before = position({ phase: 'call', dice: dice('WILD', 'UNDO', 'REROLL') });
    const after = calledFirst();
    const motions = plan(
      before,
      after,
      causes('1 call', 'chance drawF1', 'chance W=1', 'chance U=2', 'chance R=3'),
    );
    expect(kinds(motions)).toEqual(['called', 'win', 'roll', 'turn']);
    expect(motions[2]).toMatchObject({ kind: 'roll', seat: 0, again: false });
    expect(motions[3]).toEqual({ kind: 'turn', seat: 0, extra: true });
  });

  it('is that nobody called', () => {
    const before = position({ phase: 'call', dice: dice('WILD', 'UNDO', 'REROLL') });
    const after = position({ phase: 'place', extra: true, dice: dice('1', '2', '3') });
    const happened = causes('clock wait10000ms@1', 'chance W=1', 'chance U=2', 'chance R=3');
    expect(kinds(plan(before, after, happened))).toEqual(['nobody', 'roll', 'turn']);
  });

  it('is two dice again after a REROLL', () => {
    const before = position({ phase: 'place', pending: ['REROLL'] });
    const after = position({ phase: 'place', dice: dice('4', '1', '') });
    expect(plan(before, after, causes('0 reroll', 'chance W=4', 'chance U=1'))).toEqual([
      {
        kind: 'roll',
        seat: 0,
        again: true,
        dice: [
          { die: 'W', face: '4' },
          { die: 'U', face: '1' },
        ],
      },
    ]);
  });

  it('is who begins, with three cards', () => {
    const before = position({ phase: 'setting', seat: null, cards: [null, null, null] });
    const happened = causes('chance begin0', 'chance drawS1', 'chance drawA2', 'chance drawB3');
    expect(kinds(plan(before, position(), happened))).toEqual(['begin', 'open', 'open', 'open', 'turn']);
  });

  it('is the end, with nobody to come after', () => {
    const before = position({ phase: 'place', cards: [card('S1', 1, 2, 3, 4), card('A2'), card('B3')] });
    const after = position({
      phase: 'over',
      cards: [null, card('A2'), card('B3')],
      players: [
        { cards: ['S1'], left: false },
        { cards: [], left: false },
      ],
      outcome: { reason: 'cards', places: [1, 2], scores: [5, 0] },
    });
    const motions = plan(before, after, causes('0 5@S1.5'));
    expect(kinds(motions)).toEqual(['chip', 'win', 'over']);
    expect(motions.at(-1)).toEqual({ kind: 'over', winners: [0] });
  });

  it('is a player who left', () => {
    const after = position({ seat: 1, turn: 2 });
    expect(kinds(plan(position(), after, causes('0 left')))).toEqual(['left', 'turn']);
  });
});

describe('what happened, seen in the views', () => {
  it('is chips, cards and dice when the moves were missed', () => {
    const before = position({ cards: [card('S1', 1, 2), card('A2', 1), card('B3')] });
    const after = position({
      cards: [card('F1'), card('A2'), card('B3', 4)],
      dice: dice('2', '3', ''),
      players: [
        { cards: [], left: false },
        { cards: ['S1'], left: false },
      ],
    });
    expect(plan(before, after)).toEqual([
      { kind: 'win', seat: 1, card: 'S1' },
      { kind: 'open', card: 'F1' },
      { kind: 'lift', seat: null, space: 'A2.1' },
      { kind: 'chip', seat: null, item: null, space: 'B3.4' },
      {
        kind: 'roll',
        seat: null,
        again: false,
        dice: [
          { die: 'W', face: '2' },
          { die: 'U', face: '3' },
        ],
      },
    ]);
  });

  it('is a step back when a move was taken back', () => {
    const before = position({ cards: [card('S1', 2), card('A2'), card('B3')], seat: 1, turn: 2 });
    const after = position({ phase: 'place', pending: ['2'] });
    expect(plan(before, after, [{ who: '0', move: '', taken_back: true }])).toEqual([
      { kind: 'back' },
      { kind: 'lift', seat: null, space: 'S1.2' },
      { kind: 'turn', seat: 0, extra: false },
    ]);
  });
});
