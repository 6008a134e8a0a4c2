import { describe, expect, it } from 'vitest';
import { Held } from './held.svelte';
import { Places } from './places';
import { Pointing, type Touch } from './pointing';

const CELL = 20; // pixels; the board's corner is at (100, 50)
const MOVES = ['V3:f19,f18,g18', 'V3:f15,f14,g14'];

function table() {
  const laid: string[] = [];
  let picks = 0;
  const held = new Held(async () => 'overlap');
  held.offer(new Places(MOVES, 0, 20), () => true);
  const lay = () => {
    const move = held.release();
    if (move !== null) laid.push(move);
  };
  const pointing = new Pointing(
    held,
    () => ({ x: 100, y: 50, cell: CELL }),
    lay,
    () => (picks += 1),
  );
  return { held, pointing, laid, picks: () => picks };
}

/** A pointer over a point of the board, in squares. */
const over = (x: number, y: number, isMouse = true, id = 1): Touch => ({
  id,
  isMouse,
  x: 100 + x * CELL,
  y: 50 + y * CELL,
});
const finger = (x: number, y: number, id = 1) => over(x, y, false, id);
const FLOAT = 70 / CELL;

describe('a mouse', () => {
  it('clicks to take, carries, and clicks to lay', () => {
    const { held, pointing, laid, picks } = table();
    pointing.downOnPiece(over(30, 5), 'V3');
    pointing.up(over(30, 5), 'tray');
    expect([held.grip, picks()]).toEqual(['carried', 1]);
    pointing.move(over(12, 12));
    pointing.downOnBoard(over(12, 12));
    expect([held.isHolding, laid]).toEqual([true, []]);
    pointing.move(over(6.3, 2.2));
    pointing.downOnBoard(over(6.3, 2.2));
    expect([held.isHolding, laid]).toEqual([false, ['V3:f19,f18,g18']]);
  });

  it('drags and lets go where the piece fits', () => {
    const { held, pointing, laid } = table();
    pointing.downOnPiece(over(30, 5), 'V3');
    pointing.move(over(6, 6));
    pointing.up(over(6, 6), 'board');
    expect([held.isHolding, laid]).toEqual([false, ['V3:f15,f14,g14']]);
  });

  it('keeps holding where it does not, and puts back on the tray', () => {
    const { held, pointing, laid } = table();
    pointing.downOnPiece(over(30, 5), 'V3');
    pointing.move(over(12, 12));
    pointing.up(over(12, 12), 'board');
    expect([held.grip, laid]).toEqual(['carried', []]);
    pointing.downOnPiece(over(30, 5), 'V3');
    expect(held.isHolding).toBe(false);
    pointing.downOnPiece(over(30, 5), 'V3');
    pointing.move(over(12, 12));
    pointing.move(over(31, 6));
    pointing.up(over(31, 6), 'tray');
    expect(held.isHolding).toBe(false);
  });
});

describe('a finger', () => {
  it('leaves the piece pending where it fits, floating above it on the way', () => {
    const { held, pointing, laid } = table();
    pointing.downOnPiece(finger(5, 25), 'V3');
    pointing.move(finger(6.2, 6.1 + FLOAT));
    pointing.up(finger(6.2, 6.1 + FLOAT), 'board');
    expect([held.grip, held.fits, laid]).toEqual(['pending', true, []]);
    expect(held.spot?.move).toBe('V3:f15,f14,g14');
  });

  it('takes it back off the board', () => {
    const { held, pointing } = table();
    pointing.downOnPiece(finger(5, 27), 'V3');
    pointing.move(finger(8, 26));
    pointing.up(finger(8, 26), 'tray');
    expect(held.isHolding).toBe(false);
  });

  it('taps a piece to see it where it fits', () => {
    const { held, pointing } = table();
    pointing.downOnPiece(finger(5, 26), 'V3');
    pointing.up(finger(5, 26), 'tray');
    expect(held.spot).toMatchObject({ fits: true, move: 'V3:f15,f14,g14' });
    expect(held.grip).toBe('pending');
  });

  it('moves a pending piece by its own way, turns it by a tap on it, sends it elsewhere by a tap there', () => {
    const { held, pointing } = table();
    held.take('V3', 'pending', { x: 6, y: 2 });
    pointing.downOnBoard(finger(7, 3));
    pointing.move(finger(7, 7));
    pointing.up(finger(7, 7), 'board');
    expect([held.grip, held.spot?.move]).toEqual(['pending', 'V3:f15,f14,g14']);
    pointing.downOnBoard(finger(6, 6));
    pointing.up(finger(6, 6), 'board');
    expect(held.spot?.move).toBe('V3:f15,g15,f14');
    pointing.downOnBoard(finger(15, 15));
    pointing.up(finger(15, 15), 'board');
    expect(held.spot?.move).toBe('V3:o6,p6,o5');
  });

  it('has a second one that turns while the first drags', () => {
    const { held, pointing } = table();
    pointing.downOnPiece(finger(5, 25), 'V3');
    pointing.move(finger(12, 12 + FLOAT));
    pointing.downElsewhere(finger(2, 2, 2));
    expect(held.spot?.move).toBe('V3:l9,m9,l8');
    pointing.up(finger(2, 2, 2), 'elsewhere');
    expect(pointing.isDragging).toBe(true);
  });

  it('loses nothing when the system takes it away', () => {
    const { held, pointing } = table();
    pointing.downOnPiece(finger(5, 25), 'V3');
    pointing.move(finger(6, 6 + FLOAT));
    pointing.cancel(1);
    expect([held.grip, held.spot?.move, pointing.isDragging]).toEqual(['pending', 'V3:f15,f14,g14', false]);
  });
});
