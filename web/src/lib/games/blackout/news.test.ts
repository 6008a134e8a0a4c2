import { beforeAll, describe, expect, it } from 'vitest';
import { WIN_SOUNDS } from '$lib/play/story.testdata';
import { setLanguage } from '$lib/words';
import { News } from './news.svelte';
import { calledFirst, card, causes, chair, dice, position } from './positions.testdata';

beforeAll(() => setLanguage('en'));

const CHAIRS = [chair(0, '', true), chair(1, 'Oak')];
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

describe('news', () => {
  it('is silent on arrival, whatever lies there', () => {
    const news = new News();
    expect(news.hear(position(), [], CHAIRS, [0], '')).toEqual([]);
    expect(news.story).toEqual([]);
    expect(news.rolls).toBe(0);
  });

  it('sends the dice that were thrown down the slide', () => {
    const news = new News();
    news.hear(position({ phase: 'place', pending: ['REROLL'] }), [], CHAIRS, [0], '');
    const after = position({ phase: 'place', dice: dice('4', '1', ''), pending: ['1', '4'] });
    const sounds = news.hear(after, causes('0 reroll', 'chance W=4', 'chance U=1'), CHAIRS, [0], '');
    expect(sounds).toEqual(['dice']);
    expect(news.rolls).toBe(1);
    expect(news.thrown).toEqual(['W', 'U']);
  });

  it('does not repeat what the own hand has sounded, and calls whoever was waiting', () => {
    const mine = new News();
    const chipped = position({ cards: [card('S1', 2), card('A2'), card('B3')], seat: 1, turn: 2 });
    mine.hear(position({ phase: 'place', pending: ['2'] }), [], CHAIRS, [0], '');
    expect(mine.hear(chipped, causes('0 2@S1.2'), CHAIRS, [0], 'S1.2')).toEqual([]);
    const theirs = new News();
    theirs.hear(position({ phase: 'place', pending: ['2'] }), [], CHAIRS, [1], '');
    expect(theirs.hear(chipped, causes('0 2@S1.2'), CHAIRS, [1], '')).toEqual(['place', 'turn']);
    expect(theirs.story.map(plain)).toEqual(['You use 2: a chip on card 1, space 2.', 'It is Oak’s turn.']);
  });

  it('names the card that was won and the card that came by their place', () => {
    const news = new News();
    news.hear(
      position({ phase: 'place', pending: ['1'], cards: [card('S1'), card('A2', 2, 3, 4, 5), card('B3')] }),
      [],
      CHAIRS,
      [0],
      '',
    );
    const after = position({
      cards: [card('S1'), card('F4'), card('B3')],
      players: [
        { cards: ['A2'], left: false },
        { cards: [], left: false },
      ],
    });
    news.hear(after, causes('0 1@A2.1', 'chance drawF4'), CHAIRS, [0], '');
    expect(news.story.map(plain)).toEqual([
      'You use 1: a chip on card 2, space 1.',
      'You win a card.',
      'Card 2 is turned over.',
    ]);
  });

  it('knows who took a card, and shows who called first', () => {
    const news = new News();
    news.hear(position({ phase: 'call', dice: dice('WILD', 'UNDO', 'REROLL') }), [], CHAIRS, [0], '');
    const after = calledFirst();
    const happened = causes('1 call', 'chance drawF1', 'chance W=1', 'chance U=2', 'chance R=3');
    news.hear(after, happened, CHAIRS, [0], '');
    expect(news.takerOf('F1')).toBe(1);
    expect(news.takerOf('S1')).toBeNull();
    expect(plain(news.ending?.words ?? '')).toBe('Oak called first!');
  });

  it('tells a view that is shown twice only once', () => {
    const news = new News();
    const after = position({ phase: 'place', dice: dice('2', '3', '5'), pending: ['2', '3', '5'] });
    const happened = causes('0 roll', 'chance W=2', 'chance U=3', 'chance R=5');
    news.hear(position(), [], CHAIRS, [0], '');
    news.hear(after, happened, CHAIRS, [0], '');
    expect(news.hear(after, happened, CHAIRS, [0], '')).toEqual([]);
    expect(news.story).toHaveLength(1);
    expect(news.rolls).toBe(1);
  });

  it('cheers for winners here, and for anybody before those who only watch', () => {
    const over = position({
      phase: 'over',
      outcome: { reason: 'five-cards', places: [1, 2], scores: [5, 0] },
    });
    for (const [here, sounds] of WIN_SOUNDS) {
      const news = new News();
      news.hear(position(), [], CHAIRS, here, '');
      expect(news.hear(over, [], CHAIRS, here, '')).toEqual(sounds);
    }
  });
});
