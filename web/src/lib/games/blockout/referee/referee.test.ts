import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '$lib/words';
import { chair, position } from '../positions.testdata';
import { actsOf, momentOf } from './referee';

beforeAll(() => setLanguage('en'));

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');
const CHAIRS = [chair(0, '', true), chair(1, 'Oak'), chair(2, 'Maple')];
const AT = { chairs: CHAIRS, closed: false };
const HELD = { seat: 1, block: 'large-red', card: 'red', spot: null };
const said = (...votes: string[]) => votes.map((vote) => ({ cards: 5, left: false, vote }));
const at = (changes: Parameters<typeof position>[0]) =>
  position({ model: 'reported', seat: 1, held: HELD, ...changes });
const moment = (changes: Parameters<typeof position>[0]) => {
  const { kind, words, turn } = momentOf(at(changes), AT);
  return [kind, plain(words), plain(turn)];
};

describe('the words of the moment', () => {
  it('name the player, then the block, then ask', () => {
    expect(moment({ phase: 'choose', held: null })).toEqual(['turn', 'It is Oak’s turn.', '']);
    expect(moment({ phase: 'placing' })).toEqual(['place', 'Place the large red block', 'It is Oak’s turn.']);
    expect(moment({ phase: 'count' })[0]).toBe('count');
    expect(moment({ phase: 'report' })).toEqual(['ask', 'Did it stand?', '']);
  });

  it('say who has reported, and ask everybody when reports differ', () => {
    expect(moment({ phase: 'report', players: said('', '', 'fell') })).toEqual([
      'said',
      'Maple says that it fell.',
      '',
    ]);
    expect(moment({ phase: 'vote', players: said('stood', '', 'fell') })[0]).toBe('vote');
    expect(moment({ phase: 'revote' })[1]).toBe('You do not agree. Everybody says once more what they saw.');
  });

  it('tell the end', () => {
    const outcome = { reason: 'nine-blocks', places: [1, 2, 2], scores: [] } as never;
    expect(moment({ phase: 'over', outcome, held: null })).toEqual([
      'turn',
      'The game is over. You win.',
      '',
    ]);
  });
});

describe('the buttons', () => {
  const acts = (changes: Parameters<typeof position>[0], ...tellers: [number, ...string[]][]) =>
    actsOf(
      at(changes),
      tellers.map(([seat, ...moves]) => ({ seat, moves })),
      CHAIRS,
    ).map(({ seat, words, isBig }) => `${seat} ${plain(words)}${isBig ? '' : ' (aside)'}`);

  it('are two large ones for the question, and a touch stands aside', () => {
    expect(acts({ phase: 'report' }, [1, 'stood', 'fell', 'oops'])).toEqual([
      '1 It stood',
      '1 It fell',
      '1 Oops, touched (aside)',
    ]);
  });

  it('let the reporter take a fall back', () => {
    const players = said('fell', '', '');
    expect(acts({ phase: 'report', players }, [0, 'unsay'])).toEqual(['0 Take it back']);
    expect(acts({ phase: 'report', players }, [0, 'unsay'], [1, 'stood', 'fell'])).toEqual([
      '1 It stood',
      '1 It fell',
      '0 Take it back (aside)',
    ]);
  });

  it('are one set for people who share a page, who speak once', () => {
    expect(acts({ phase: 'report' }, [0, 'stood', 'fell'], [1, 'stood', 'fell', 'oops'])).toEqual([
      '0 It stood',
      '0 It fell',
      '1 Oops, touched (aside)',
    ]);
  });

  it('ask people who share a page for their votes one by one, by name', () => {
    expect(acts({ phase: 'vote' }, [1, 'stood', 'fell'], [2, 'stood', 'fell'])).toEqual([
      '1 Oak: It stood',
      '1 Oak: It fell',
    ]);
  });

  it('keep a late fall small while the turn goes on', () => {
    expect(acts({ phase: 'choose', held: null }, [0, 'fell'])).toEqual(['0 It fell just now (aside)']);
  });
});
