import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Held } from './held.svelte';
import { parseMove } from './notation';
import { Places } from './places';
import { keyOf, shapeOf, turned } from './shape';

const MOVES = ['V3:f19,f18,g18', 'V3:k19,k18,l18', 'V3:f15,f14,g14', 'I2:f19,g19'];

function hand(answer = 'edge-contact') {
  const asked: string[] = [];
  const held = new Held(async (move) => {
    asked.push(move);
    return answer;
  });
  held.offer(new Places(MOVES, 0, 20), () => true);
  return { held, asked };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a piece in the hand', () => {
  it('is pulled to a place that fits and can be released there', () => {
    const { held, asked } = hand();
    held.take('V3', 'dragged', { x: 6.4, y: 2.3 });
    expect(held.fits).toBe(true);
    expect(held.release()).toBe('V3:f19,f18,g18');
    expect(held.isHolding).toBe(false);
    expect(asked).toEqual([]);
  });

  it('asks why it does not fit, but only once it has rested', async () => {
    const { held, asked } = hand();
    held.take('V3', 'carried', { x: 12, y: 12 });
    held.moveTo({ x: 13, y: 12 });
    await vi.advanceTimersByTimeAsync(80);
    held.moveTo({ x: 14, y: 12 });
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual(['V3:n9,n8,o8']);
    expect(held.reason).toBe('edge-contact');
    held.moveTo({ x: 6, y: 2 });
    expect(held.reason).toBe('');
  });

  it('does not believe an answer about another place', async () => {
    const answers: ((reason: string) => void)[] = [];
    const held = new Held(() => new Promise((resolve) => answers.push(resolve)));
    held.take('V3', 'carried', { x: 12, y: 12 });
    await vi.advanceTimersByTimeAsync(100);
    held.moveTo({ x: 16, y: 16 });
    answers[0]?.('overlap');
    await vi.advanceTimersByTimeAsync(0);
    expect(held.reason).toBe('');
  });

  it('stays in the hand and knocks when released where it does not fit, and says why at once', async () => {
    const { held } = hand('no-corner-contact');
    held.take('V3', 'carried', { x: 12, y: 12 });
    expect(held.release()).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect([held.isHolding, held.knocks, held.reason]).toEqual([true, 1, 'no-corner-contact']);
  });

  it('is nowhere when it is not over the board', () => {
    const { held } = hand();
    held.take('V3', 'dragged', { x: 25, y: 5 });
    expect(held.spot).toBeNull();
    expect(held.release()).toBeNull();
    held.moveTo({ x: -0.5, y: -0.5 });
    expect(held.spot?.cells[0]).toEqual({ row: 0, column: 0 });
  });

  it('comes back to the same squares after four turns', () => {
    const { held } = hand();
    held.take('I2', 'pending', { x: 9.2, y: 9.1 });
    const before = held.spot?.move;
    for (let count = 0; count < 4; count += 1) held.turn(1);
    expect(held.spot?.move).toBe(before);
    held.turn(-1);
    held.turn(1);
    expect(held.spot?.move).toBe(before);
  });

  it('is remembered as it was turned', () => {
    const { held } = hand();
    held.take('V3', 'carried');
    held.turn(1);
    held.putBack();
    held.take('V3', 'carried');
    expect(keyOf(held.shape)).toBe(keyOf(turned(shapeOf('V3'))));
  });

  it('shows itself where it fits, turned as it must be', () => {
    const { held } = hand();
    held.take('V3', 'pending');
    held.flip();
    held.showNear({ x: 19, y: 1 }, 'pending');
    expect(held.spot).toMatchObject({ fits: true, move: 'V3:k19,k18,l18' });
  });

  it('goes back when it is no longer in the tray, and stays when it is', () => {
    const { held } = hand();
    held.take('V3', 'carried', { x: 6, y: 2 });
    held.offer(new Places([], 0, 20), () => true);
    expect([held.isHolding, held.fits]).toEqual([true, false]);
    held.offer(new Places([], 0, 20), () => false);
    expect(held.isHolding).toBe(false);
  });

  it('can be held over a place that somebody else has found, turned as it must be', () => {
    const { held, asked } = hand();
    held.take('V3', 'carried', { x: 6, y: 2 });
    held.turn(1);
    held.takeTo('V3', parseMove('V3:k19,k18,l18')?.cells ?? [], 'pending');
    expect(held.spot).toMatchObject({ fits: true, move: 'V3:k19,k18,l18' });
    expect(held.release()).toBe('V3:k19,k18,l18');
    expect(asked).toEqual([]);
  });

  it('comes back refused: in the hand, where it lay, with the reason', () => {
    const { held } = hand();
    const laid = parseMove('V3:k19,k18,l18');
    held.takeAt('V3', laid?.cells ?? [], 'pending', 'stale');
    expect(held.spot?.move).toBe('V3:k19,k18,l18');
    expect([held.piece, held.reason, held.fits, held.knocks]).toEqual(['V3', 'stale', false, 1]);
  });
});

describe('by the keyboard', () => {
  it('goes square by square, unpulled, and stays on the board', () => {
    const { held } = hand();
    held.take('V3', 'keys', { x: 6, y: 2 });
    expect(held.fits).toBe(true);
    held.nudge('left');
    expect([held.fits, held.spot?.move]).toEqual([false, 'V3:e19,e18,f18']);
    for (let count = 0; count < 9; count += 1) held.nudge('left');
    expect(held.spot?.move).toBe('V3:a19,a18,b18');
  });

  it('jumps to the next place in a direction, and through all of them', () => {
    const { held } = hand();
    held.take('V3', 'keys', { x: 6, y: 2 });
    held.jump('right');
    expect(held.spot?.move).toBe('V3:k19,k18,l18');
    held.jump('up');
    expect(held.spot?.move).toBe('V3:k19,k18,l18');
    held.next(1);
    expect(held.spot?.move).toBe('V3:f15,f14,g14');
    held.next(1);
    expect(held.spot?.move).toBe('V3:f19,f18,g18');
    held.next(-1);
    expect(held.spot?.move).toBe('V3:f15,f14,g14');
  });
});
