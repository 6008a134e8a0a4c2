import { describe, expect, it } from 'vitest';
import { intentOf, nearest } from './keys';

describe('keys', () => {
  it.each([
    ['3', 'Digit3', { kind: 'token', item: '3' }],
    ['w', 'KeyW', { kind: 'token', item: 'WILD' }],
    ['U', 'KeyU', { kind: 'token', item: 'UNDO' }],
    ['r', 'KeyR', { kind: 'roll' }],
    ['e', 'KeyE', { kind: 'end' }],
    ['b', 'KeyB', { kind: 'call' }],
    ['Escape', 'Escape', { kind: 'back' }],
    ['Enter', 'Enter', { kind: 'act' }],
    [' ', 'Space', { kind: 'act' }],
    ['ArrowLeft', 'ArrowLeft', { kind: 'go', way: 'left' }],
  ])('%j means what it says', (key, code, intent) => {
    expect(intentOf({ key, code })).toEqual(intent);
  });

  it('of other scripts and rows count by their place', () => {
    expect(intentOf({ key: 'נ', code: 'KeyB' })).toEqual({ kind: 'call' });
    expect(intentOf({ key: 'é', code: 'Digit2' })).toEqual({ kind: 'token', item: '2' });
  });

  it.each([
    ['6', 'Digit6'],
    ['x', 'KeyX'],
    ['Tab', 'Tab'],
  ])('%j means nothing', (key, code) => {
    expect(intentOf({ key, code })).toBeNull();
  });
});

describe('going from place to place', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 50 },
    { x: 0, y: 200 },
  ];
  it('takes the nearest in the direction, straight ahead first', () => {
    expect(nearest(spots, { x: 0, y: 0 }, 'right')).toBe(1);
    expect(nearest(spots, { x: 0, y: 0 }, 'down')).toBe(3);
    expect(nearest(spots, { x: 100, y: 50 }, 'up')).toBe(1);
    expect(nearest(spots, { x: 100, y: 50 }, 'left')).toBe(0);
  });
  it('stays when nothing lies there', () => {
    expect(nearest(spots, { x: 0, y: 0 }, 'up')).toBe(-1);
    expect(nearest([], { x: 0, y: 0 }, 'down')).toBe(-1);
  });
});
