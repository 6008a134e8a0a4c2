import { expect, test } from 'vitest';
import { motionOf, SPEED } from './motion';
import { position, standing } from './positions.testdata';
import { EVERY_TICK } from './traces.testdata';
import { TICK_MS } from './track';
import { TUMBLE_MS } from './tumble';

const before = position({
  tower: [standing('large-wood', 0, 0, 240)],
  held: { seat: 0, block: 'medium-red', card: 'red', spot: null },
});
const carried_ms = (5 * TICK_MS) / SPEED;

test('a placement is shown as it was recorded, only quicker', async () => {
  const motion = await motionOf(before, `stood~${EVERY_TICK}`);
  expect(motion?.duration_ms).toBeCloseTo(carried_ms);
  expect(motion?.at(0)[1]?.z).toBeCloseTo(50);
  expect(motion?.at(carried_ms)[1]?.z).toBeCloseTo(35);
});

test('after a fall the blocks tumble until they lie', async () => {
  const motion = await motionOf(before, `fell~${EVERY_TICK}`);
  expect(motion?.duration_ms).toBeCloseTo(carried_ms + TUMBLE_MS);
  expect(motion?.at(carried_ms)[1]?.z).toBeCloseTo(35);
  const [base, fallen] = motion?.at(carried_ms + TUMBLE_MS) ?? [];
  expect(base?.z).toBeCloseTo(12);
  expect(fallen?.z).toBeLessThan(15);
});

test('without a trace, or with nothing held, there is nothing to show', async () => {
  expect(await motionOf(before, 'fell')).toBeNull();
  expect(await motionOf(position(), `fell~${EVERY_TICK}`)).toBeNull();
});
