import { describe, expect, it } from 'vitest';
import { Memory } from './memory.svelte';

function storage(text: string | null = null): Storage {
  let kept = text;
  return { getItem: () => kept, setItem: (_: string, value: string) => (kept = value) } as unknown as Storage;
}

describe('the memory of a browser', () => {
  it('keeps the five best times, each table once, also after a reload', () => {
    const disk = storage();
    const memory = new Memory(() => disk);
    [70, 30, 50, 40, 60, 20].forEach((ms, at) => memory.add(`t${at}`, ms));
    memory.add('t1', 10);
    memory.show(true);
    const again = new Memory(() => disk);
    expect(again.best.map(({ ms }) => ms)).toEqual([20, 30, 40, 50, 60]);
    expect(again.shows).toBe(true);
  });

  it.each(['nonsense', 'null', '{"best":[{"table":1}],"shows":"yes"}', '7'])('is empty after %s', (text) => {
    const memory = new Memory(() => storage(text));
    expect(memory.best).toEqual([]);
    expect(memory.shows).toBe(false);
  });

  it('works without storage', () => {
    const memory = new Memory(() => {
      throw new Error('forbidden');
    });
    memory.add('t', 5);
    expect(memory.best).toEqual([{ table: 't', ms: 5 }]);
  });
});
