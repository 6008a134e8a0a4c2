import { beforeAll, describe as group, expect, it } from 'vitest';
import { setLanguage } from '$lib/words';
import { describe, heldWords, standingWords, stateOf, tell } from './narration';
import { News } from './news.svelte';
import { plan } from './plan';
import { upright } from './pose';
import { causes, chair, position } from './positions.testdata';

beforeAll(() => setLanguage('en'));

/** Removes the marks that isolate text direction. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');
const CHAIRS = [chair(0, '', true), chair(1, 'Oak'), chair(2, 'Maple')];
const AT = { chairs: CHAIRS, closed: false };
const HELD = { seat: 1, block: 'small-red', card: 'red', spot: null };
const said = (...args: Parameters<typeof plan>) => plan(...args).map((motion) => plain(tell(motion, CHAIRS)));
const hands = (...cards: number[]) => cards.map((count) => ({ cards: count, left: false, vote: '' }));

group('what happened is told', () => {
  it('a card and its block', () => {
    const after = position({ seat: 1, phase: 'placing', held: HELD, players: hands(5, 4, 5) });
    expect(said(position({ seat: 1 }), after, causes('1 red>small-red'))).toEqual([
      'Oak plays Red and takes the small red block.',
    ]);
  });

  it('a tower that stands, and whose turn it is then', () => {
    const before = position({ seat: 1, phase: 'placing', held: HELD });
    const after = position({ seat: 0, turn: 3, last: { seat: 1, block: 'small-red', verdict: 'stood' } });
    expect(said(before, after, causes('gravity stood:0.0.240.10000.0.0.0'))).toEqual([
      'It stands!',
      'It is your turn.',
    ]);
  });

  it('a fall, three cards and a new tower', () => {
    const before = position({ phase: 'placing', held: { ...HELD, seat: 0 }, players: hands(4, 5, 5) });
    const after = position({
      phase: 'restart',
      restart: true,
      tower: [],
      players: hands(7, 5, 5),
      last: { seat: 0, block: 'small-red', verdict: 'fell' },
    });
    expect(said(before, after, causes('gravity fell', 'chance draw:any'))).toEqual([
      'The tower has fallen!',
      'You draw 3 cards.',
      'Start a new tower with a block card.',
    ]);
  });

  it('a touch: the card comes back, and nobody has drawn it', () => {
    const before = position({ phase: 'placing', held: { ...HELD, seat: 0 }, players: hands(4, 5, 5) });
    const after = position({ last: { seat: 0, block: 'small-red', verdict: 'void:touched' } });
    expect(said(before, after, causes('gravity void:touched'))).toEqual([
      'The tower was touched: card and block come back, choose again.',
    ]);
  });

  it('BO-O44: a touch that ends the turn, by a hand or at a real tower', () => {
    for (const [verdict, move] of [
      ['void:touched', 'gravity void:touched'],
      ['oops', '0 oops'],
    ] as const) {
      const before = position({ phase: 'placing', held: { ...HELD, seat: 0 }, players: hands(4, 5, 5) });
      const after = position({ seat: 1, turn: 3, last: { seat: 0, block: 'small-red', verdict } });
      expect(said(before, after, causes(move))).toEqual([
        'The tower was touched: card and block come back, and the turn is over.',
        'It is Oak’s turn.',
      ]);
    }
  });

  it('BO-O42: equal votes, and equal votes once more', () => {
    const held = { ...HELD, seat: 0 };
    const asked = position({ phase: 'report', held, model: 'reported' });
    const again = position({ phase: 'revote', held, model: 'reported' });
    expect(said(asked, again, causes('1 fell'))).toEqual([
      'Oak says that it fell.',
      'You do not agree. Everybody says once more what they saw.',
    ]);
    expect(plain(stateOf(again, AT))).toBe('You do not agree. Everybody says once more what they saw.');
    const placing = position({ phase: 'placing', held, model: 'reported' });
    expect(said(again, placing, causes('1 fell'))).toEqual([
      'Oak says that it fell.',
      'You still do not agree: the block is placed again.',
    ]);
  });

  it('BO-O42: a late fall that stays disputed', () => {
    const votes = (...said: string[]) => said.map((vote) => ({ cards: 5, left: false, vote }));
    const model = 'reported';
    const late = (...said: string[]) =>
      position({ phase: 'revote', late: true, model, players: votes(...said) });
    const after = position({ phase: 'choose', model, players: votes('', '') });
    expect(said(late('stood', ''), after, causes('1 fell'))).toEqual([
      'Oak says that it fell.',
      'You still do not agree: the tower counts as standing, and play goes on.',
    ]);
    expect(said(late('stood', ''), after, causes('1 stood'))).toEqual(['Oak says that it stood.']);
  });

  it('a block that is put back', () => {
    const before = position({ phase: 'placing', held: { ...HELD, seat: 0 }, players: hands(4, 5, 5) });
    const after = position({ last: { seat: 0, block: 'small-red', verdict: 'void:back' } });
    expect(said(before, after, causes('gravity void:back'))).toEqual([
      'The block is put back: choose again.',
    ]);
  });

  it('reports that contradict each other', () => {
    const before = position({ model: 'reported', phase: 'report', held: HELD });
    const after = { ...before, phase: 'vote' as const };
    expect(said(before, after, causes('2 fell'))).toEqual([
      'Maple says that it fell.',
      'Did it stand? Everybody says what they saw.',
    ]);
  });

  it('BO-O45: a fall that is taken back', () => {
    const before = position({ model: 'reported', phase: 'report', held: HELD });
    const after = { ...before, phase: 'placing' as const };
    expect(said(before, after, causes('2 unsay'))).toEqual(['Maple takes it back.']);
  });

  it('the end', () => {
    const outcome = { reason: 'nine-blocks', places: [1, 2, 2], scores: [] } as never;
    expect(said(position(), position({ outcome, phase: 'over' })).at(-1)).toBe('The game is over. You win.');
  });
});

group('the tower in words', () => {
  it('says how far a block lies from the middle of the one below', () => {
    const words = standingWords('medium-red', upright(-6, 2, 38), upright(0, 0, 12), true);
    expect(plain(words)).toBe('medium red block, 6 mm left of centre, 2 mm further, steady');
    expect(plain(standingWords('small-wood', upright(0.3, 0, 12), null, false))).toBe(
      'small wooden block, in the middle, moving',
    );
  });

  it('says where the held block is', () => {
    expect(plain(heldWords('large-blue', upright(0, 0, 0, Math.PI / 2), null, 5))).toBe(
      'large blue block, in the middle, turned, 5 mm above',
    );
    expect(plain(heldWords('large-blue', upright(3, 0, 0), null, 12.4))).toBe(
      'large blue block, 3 mm right of centre, 12 mm above',
    );
  });
});

it('moves are described', () => {
  expect(plain(describe('red>large-red'))).toBe('Red: take the large red block');
  expect(plain(describe('>small-wood@-4,0,1'))).toBe(
    'Take the small wooden block, 4 mm left of centre, turned',
  );
  expect(describe('drawcards')).toBe('Draw cards');
});

it('the state is said', () => {
  expect(stateOf(position(), AT)).toBe('It is your turn.');
  expect(stateOf(position(), { ...AT, closed: true })).toBe('The table was closed');
  expect(plain(stateOf(position({ seat: 1, phase: 'placing', held: HELD }), AT))).toBe(
    'Oak places the small red block.',
  );
});

group('news', () => {
  it('sound and show a verdict', () => {
    const news = new News();
    news.hear(position({ phase: 'placing', held: HELD }), [], CHAIRS, [0]);
    const after = position({ tower: [], last: { seat: 1, block: 'small-red', verdict: 'fell' } });
    expect(news.hear(after, causes('gravity fell'), CHAIRS, [0])).toContain('crash');
    expect(news.verdict).toEqual({ kind: 'fell', words: 'The tower has fallen!' });
    expect(news.falls).toBe(1);
    expect(news.hear(after, [], CHAIRS, [0])).toEqual([]);
  });
});
