import { describe, expect, it } from 'vitest';
import { intentOf } from './keys';

const press = (key: string, code = '', shiftKey = false) => intentOf({ key, code, shiftKey });

describe('a key', () => {
  it('turns the card, also on keyboards of other scripts', () => {
    expect(press('r', 'KeyR')).toEqual({ kind: 'turn', by: 1 });
    expect(press('R', 'KeyR', true)).toEqual({ kind: 'turn', by: -1 });
    expect(press('ר', 'KeyR')).toEqual({ kind: 'turn', by: 1 });
    expect(press('o', 'KeyR')).toBeNull(); // another layout: the letter counts
  });

  it('moves, lays and puts back', () => {
    expect(press('ArrowLeft')).toEqual({ kind: 'go', way: 'left' });
    expect(press('Enter')).toEqual({ kind: 'lay' });
    expect(press(' ')).toEqual({ kind: 'lay' });
    expect(press('Escape')).toEqual({ kind: 'back' });
    expect(press('Tab')).toBeNull();
  });
});
