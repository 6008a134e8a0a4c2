import { expect, it } from 'vitest';
import { Story, turnSound, winSound } from './story.svelte';

class Counting extends Story<number, string> {
  readonly kept: { before: number; motions: readonly string[] }[] = [];

  next(after: number) {
    return this.follow(after, {
      plan: (before) => [`from ${before}`, ''],
      tell: (motion) => motion,
      sound: (motion, before) => (motion && before > 4 ? 'turn' : null),
      keep: (motions, before) => this.kept.push({ before, motions }),
    });
  }
}

it('is silent about the first view, and about one that is shown twice', () => {
  const story = new Counting();
  expect(story.next(1)).toEqual([]);
  expect(story.next(1)).toEqual([]);
  expect([story.latest, story.story, story.kept]).toEqual(['', [], []]);
});

it('tells each change once, and nothing that goes without saying', () => {
  const story = new Counting();
  for (const view of [1, 2, 5]) story.next(view);
  expect(story.story).toEqual(['from 1', 'from 2']);
  expect(story.latest).toBe('from 2');
  expect(story.next(6)).toEqual(['turn']);
  expect(story.kept.at(-1)).toEqual({ before: 5, motions: ['from 5', ''] });
  expect(story.kept).toHaveLength(3);
});

it('a turn is heard by people who waited for it', () => {
  expect(turnSound(1, 0, [0])).toBe('turn');
  expect(turnSound(null, 0, [0])).toBe('turn');
  expect(turnSound(1, 0, [0, 1])).toBeNull();
  expect(turnSound(1, 2, [0])).toBeNull();
});

it('a win is heard by winners, and by those who only watch', () => {
  expect([[0], [1], []].map((here) => winSound([0, 2], here))).toEqual(['win', null, 'win']);
});
