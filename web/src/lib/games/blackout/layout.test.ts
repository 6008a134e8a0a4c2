import { describe, expect, it } from 'vitest';
import { arrange, cardSize } from './layout';

describe('the room', () => {
  it.each([
    [360, 588, 'tall'],
    [768, 960, 'tall'],
    [590, 360, 'broad'],
    [844, 390, 'broad'],
    [1280, 744, 'wide'],
  ])('of %d by %d is %s', (width, height, kind) => {
    expect(arrange(width, height)).toBe(kind);
  });
});

describe('cards', () => {
  it.each([
    [348, 270],
    [330, 350],
    [640, 700],
    [1200, 300],
  ])('fit a room of %d by %d', (width, height) => {
    const { wide_px, pitch_px } = cardSize(width, height);
    expect(3 * wide_px + 16).toBeLessThanOrEqual(width);
    expect(5.62 * pitch_px).toBeLessThanOrEqual(height);
  });

  it('can be touched on the smallest phone', () => {
    expect(cardSize(348, 256).pitch_px).toBeGreaterThanOrEqual(44);
  });

  it('need no given height', () => {
    expect(cardSize(300, 0).pitch_px).toBeGreaterThan(40);
  });
});
