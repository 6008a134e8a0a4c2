import { describe, expect, it } from 'vitest';
import { Held } from './held.svelte';
import { freeActOf, press } from './keys';
import { Places } from './places';

function hand() {
  const held = new Held(async () => '');
  held.offer(new Places(['V3:f19,f18,g18', 'V3:f15,f14,g14'], 0, 20), () => true);
  held.take('V3', 'keys', { x: 6, y: 2 });
  return held;
}

const nothing = () => undefined;
const key = (name: string, code = '', shiftKey = false) => ({ key: name, code, shiftKey });

describe('keys', () => {
  it('turn, turn back and flip', () => {
    const held = hand();
    press(held, key('r'), nothing);
    expect(held.spot?.move).toBe('V3:f19,g19,f18');
    press(held, key('R', 'KeyR', true), nothing);
    expect(held.spot?.move).toBe('V3:f19,f18,g18');
    press(held, key('f'), nothing);
    expect(held.spot?.move).toBe('V3:g19,f18,g18');
  });

  it('work on keyboards of other scripts', () => {
    const held = hand();
    expect(press(held, key('ר', 'KeyR'), nothing)).toBe(true);
    expect(held.spot?.move).toBe('V3:f19,g19,f18');
  });

  it('step and jump', () => {
    const held = hand();
    press(held, key('ArrowDown'), nothing);
    expect(held.spot?.move).toBe('V3:f18,f17,g17');
    press(held, key('ArrowDown', '', true), nothing);
    expect(held.spot?.move).toBe('V3:f15,f14,g14');
    press(held, key('p'), nothing);
    expect(held.spot?.move).toBe('V3:f19,f18,g18');
    press(held, key('n'), nothing);
    expect(held.spot?.move).toBe('V3:f15,f14,g14');
  });

  it('lay and put back', () => {
    const held = hand();
    let laid = 0;
    press(held, key('Enter'), () => (laid += 1));
    expect(laid).toBe(1);
    press(held, key('Escape'), nothing);
    expect(held.isHolding).toBe(false);
  });

  it('are left to others when nothing is held, or when they mean nothing', () => {
    const held = hand();
    expect(press(held, key('q'), nothing)).toBe(false);
    expect(press(held, key('x'), nothing)).toBe(false);
    held.putBack();
    expect(press(held, key('r'), nothing)).toBe(false);
    expect(press(held, key('ArrowUp'), nothing)).toBe(false);
  });

  it('ask for a hint or pass with nothing in the hand, on keyboards of other scripts too', () => {
    expect(['h', 'H', 'x', 'r', 'Enter'].map((name) => freeActOf(key(name)))).toEqual([
      'hint',
      'hint',
      'pass',
      null,
      null,
    ]);
    expect(freeActOf(key('י', 'KeyH'))).toBe('hint');
  });
});
