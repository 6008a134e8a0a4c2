import { beforeAll, describe, expect, it } from 'vitest';
import { WIN_SOUNDS } from '$lib/play/story.testdata';
import { setLanguage } from '$lib/words';
import { News } from './news.svelte';
import { chair, DEALT, laid, lying, position } from './positions.testdata';

beforeAll(() => setLanguage('en'));

const CHAIRS = [chair(0, '', true), chair(1, 'Oak'), chair(2, 'Maple')];
const NOBODY: ReadonlySet<number> = new Set();
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

/** News after the first view of a race of three. */
function begun(): News {
  const news = new News();
  news.hear(position(), CHAIRS, [0], NOBODY);
  return news;
}

describe('news', () => {
  it('is silent on arrival, and tells a view that is shown twice only once', () => {
    const news = new News();
    const after = position(['active', 'done', 'active'], { laid: [laid(1, '1,1/0')] });
    expect(news.hear(position(), CHAIRS, [0], NOBODY)).toEqual([]);
    news.hear(after, CHAIRS, [0], NOBODY);
    expect(news.hear(after, CHAIRS, [0], NOBODY)).toEqual([]);
    expect(news.story.map(plain)).toEqual(['BlockYou! Oak lays a card at row 2, column 2.']);
  });

  it('calls at the side of whoever laid, each time anew', () => {
    const news = begun();
    const [first, second] = [laid(1, '1,1/0'), laid(0, '3,3/0', { fault: 'self' })];
    const done = position(['active', 'done', 'active'], { laid: [first] });
    expect(news.hear(done, CHAIRS, [0], NOBODY)).toEqual(['call']);
    expect(news.calls).toEqual([{ seat: 1, number: 1, isFault: false }]);
    news.hear(position(['fault', 'done', 'active'], { laid: [first, second] }), CHAIRS, [0], NOBODY);
    expect(news.calls).toEqual([{ seat: 0, number: 2, isFault: true }]);
  });

  it('does not repeat what the own hand has called', () => {
    const after = position(['done', 'active', 'active'], { laid: [laid(0, '1,1/0')] });
    expect(begun().hear(after, CHAIRS, [0], new Set([0]))).toEqual([]);
  });

  it('knocks for a fault of one’s own and for being blocked', () => {
    const fault = position(['fault', 'active', 'active'], { laid: [laid(0, '1,1/0', { fault: 'self' })] });
    expect(begun().hear(fault, CHAIRS, [0], new Set([0]))).toEqual(['refuse']);
    const blocked = position(['blocked', 'done', 'active'], { laid: [laid(1, '1,1/0', { blocked: [0] })] });
    const news = begun();
    expect(news.hear(blocked, CHAIRS, [0], NOBODY)).toEqual(['refuse']);
    expect(plain(news.latest)).toBe('BlockYou! Oak lays a card at row 2, column 2. Blocked: You.');
  });

  it('marks after a fault which squares differ, until the next round', () => {
    const news = begun();
    const faulty = laid(1, '0,1/0', { fault: 'colours' });
    // The cards dealt beneath it: R W above, Y O below.
    faulty.card = lying('WYPB/S.NE', 0, 1);
    const field = [...DEALT, faulty.card];
    news.hear(position(['active', 'fault', 'active'], { laid: [faulty], field }), CHAIRS, [0], NOBODY);
    expect(news.wrong.get('WYPB/S.NE')).toEqual([
      { row: 1, column: 1 },
      { row: 1, column: 2 },
    ]);
    news.hear(position(['active', 'out', 'active'], { round: 2, field }), CHAIRS, [0], NOBODY);
    expect(news.wrong.size).toBe(0);
  });

  it('cheers for winners here, and for anybody before those who only watch', () => {
    const over = position(['done', 'last', 'done'], {
      phase: 'over',
      outcome: { reason: 'no-cards-left', places: [1, 3, 2], scores: [0, 4, 2] },
    });
    for (const [here, sounds] of WIN_SOUNDS) {
      const news = new News();
      news.hear(position(), CHAIRS, here, NOBODY);
      expect(news.hear(over, CHAIRS, here, NOBODY)).toEqual(sounds);
    }
  });
});
