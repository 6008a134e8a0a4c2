import { describe, expect, it } from 'vitest';
import { landingOf, marginOf, type Stacked } from './landing';
import { upright } from './pose';

// Large wood is 42 by 42 mm, small wood 16 by 16 mm, large red 42 by 31.5 mm.
const base: Stacked = { block: 'large-wood', pose: upright(0, 0, 12) };
const held = (block: string, x: number, y = 0, yaw = 0): Stacked => ({ block, pose: upright(x, y, 60, yaw) });
const widthOf = (outline: readonly (readonly [number, number])[]) =>
  Math.max(...outline.map(([x]) => x)) - Math.min(...outline.map(([x]) => x));

describe('the landing of a held block', () => {
  it.each([
    [0, 'steady'],
    [15, 'steady'],
    [19, 'risky'],
    [21, 'falls'],
    [28, 'falls'],
    [29.5, 'misses'],
  ])('%d mm from the middle of a large block a small one is %s', (x, safety) =>
    expect(landingOf('hakubia', [base], held('small-wood', x)).safety).toBe(safety),
  );

  it('has a part that rests and a part that hangs over', () => {
    const { outline, rest } = landingOf('hakubia', [base], held('small-wood', 17));
    expect(widthOf(outline)).toBeCloseTo(16);
    expect(widthOf(rest)).toBeCloseTo(12);
  });

  it('of a turned block is cut at the edges of the other', () => {
    const { rest } = landingOf('hakubia', [base], held('large-red', 0, 0, Math.PI / 4));
    expect(rest.length).toBeGreaterThan(4);
  });

  it('anywhere on the table is steady for a base', () =>
    expect(landingOf('hakubia', [], held('small-wood', 30)).safety).toBe('steady'));
});

it('a block far out is a danger for the joint at the bottom', () => {
  const tower = [
    { block: 'small-wood', pose: upright(0, 0, 12) },
    { block: 'large-wood', pose: upright(6, 0, 36) },
  ];
  expect(marginOf('hakubia', tower)).toBeCloseTo(2);
  expect(landingOf('hakubia', tower, held('large-wood', 12)).safety).toBe('falls');
  expect(landingOf('hakubia', tower, held('large-wood', -6)).safety).toBe('steady');
});
