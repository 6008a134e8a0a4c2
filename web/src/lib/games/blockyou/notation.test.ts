import { describe, expect, it } from 'vitest';
import { formatLay, parseLay, waitLength_ms } from './notation';

describe('a lay', () => {
  it('is written as row, column and quarter turns, and read back', () => {
    for (let row = 0; row < 7; row += 1)
      for (let column = 0; column < 7; column += 1)
        for (const turns of [0, 1, 2, 3]) {
          const lay = { row, column, turns };
          expect(parseLay(formatLay(lay))).toEqual(lay);
        }
    expect(formatLay({ row: 1, column: 6, turns: -1 })).toBe('1,6/3');
  });

  it.each(['ready', '1,1', '1,1/4', '-1,0/0', 'wait150ms@4', 'drawWRRY/N.NE', ''])('is not %s', (text) => {
    expect(parseLay(text)).toBeNull();
  });
});

describe('a wait', () => {
  it('names its length', () => {
    expect(waitLength_ms('wait5000ms@4')).toBe(5000);
    expect(waitLength_ms('ready')).toBe(0);
  });
});
