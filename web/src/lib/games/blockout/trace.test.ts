import { expect, test } from 'vitest';
import { UNITS_PER_MM } from './pose';
import { readTrace } from './trace';
import { EVERY_TICK, SECOND_TICK } from './traces.testdata';
import { TICK_MS } from './track';

test.each([
  ['every tick', EVERY_TICK],
  ['every second tick', SECOND_TICK],
])('a track of %s tells where blocks were at any moment', async (_, trace) => {
  const track = await readTrace(`stood:0.0.240.10000.0.0.0~${trace}`);
  if (!track) throw new Error('the trace cannot be read');
  expect(track.duration_ms).toBeCloseTo(5 * TICK_MS);
  for (const tick of [0, 1, 2.5, 4, 4.5, 5, 9]) {
    const [base, held, ...others] = track.at(tick * TICK_MS);
    const shown = Math.min(5, tick);
    expect(others).toEqual([]);
    expect(base).toMatchObject({ x: 0, y: 0, z: 240 / UNITS_PER_MM });
    expect(held?.x).toBeCloseTo((100 - 10 * shown) / UNITS_PER_MM);
    expect(held?.y).toBeCloseTo(-40 / UNITS_PER_MM);
    expect(held?.z).toBeCloseTo((1000 - 60 * shown) / UNITS_PER_MM);
    expect(held?.turn[3]).toBeCloseTo(Math.SQRT1_2);
  }
});

test.each(['fell', 'stood:0.0.240.10000.0.0.0', 'fell~AAAA', `fell~${EVERY_TICK.slice(0, 60)}`, 'fell~%'])(
  '%s has no track',
  async (move) => {
    expect(await readTrace(move)).toBeNull();
  },
);
