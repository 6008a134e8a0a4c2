import { beforeAll, describe, expect, it } from 'vitest';
import { WIN_SOUNDS } from '$lib/play/story.testdata';
import { setLanguage } from '$lib/words';
import { News } from './news.svelte';
import { position, Q } from './positions.testdata';

beforeAll(() => setLanguage('en'));

/** Removes the marks that isolate text direction. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

const V3 = 'B V3 f19 f18 g18';

describe('news', () => {
  it('is silent on arrival, whatever lies there', () => {
    const news = new News();
    expect(news.hear(position(...Q), [], [0], '')).toEqual([]);
    expect(news.story).toEqual([]);
  });

  it('sounds when another lays and when the turn comes here', () => {
    const news = new News();
    news.hear(position(...Q.slice(0, 3)), [], [0], '');
    expect(news.hear(position(...Q), [], [0], '')).toEqual(['place', 'turn']);
    expect(news.story.map(plain)).toEqual([
      'green lays I3 on a3 a2 a1.',
      'The chair that lays blue is still free.',
    ]);
  });

  it('does not repeat what the own hand has sounded, nor call people who sit at one screen', () => {
    const news = new News();
    news.hear(position(...Q), [], [0, 1], '');
    expect(news.hear(position(...Q, V3), [], [0, 1], 'Bf19f18g18')).toEqual([]);
  });

  it('lets pieces that come together fly one after another', () => {
    const news = new News();
    news.hear(position(...Q.slice(0, 2)), [], [0], '');
    news.hear(position(...Q), [], [0], '');
    const delays = ['Ga3a2a1', 'Rs2t2s1t1'].map((key) => news.delayOf(key));
    expect(new Set(delays).size).toBe(2);
    expect(news.delayOf('Ba20b20c20d20e20')).toBe(0);
  });

  it('cheers for winners here, and for anybody before those who only watch', () => {
    const over = {
      ...position(...Q),
      turn: null,
      seat: null,
      outcome: { reason: 'over', places: [1, 2, 3, 4], scores: [] },
    };
    for (const [here, sounds] of WIN_SOUNDS) {
      const news = new News();
      news.hear(position(...Q), [], here, '');
      expect(news.hear(over, [], here, '')).toEqual(sounds);
    }
  });
});
