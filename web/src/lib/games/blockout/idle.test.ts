import { expect, test } from 'vitest';
import { idleOptions } from './idle';

test('a hand that slips belongs to the exact tower, and only a hand that shakes or slips has a strength', () => {
  expect(idleOptions({ towerModel: 'physics', slip: 'on' })).toEqual(['slip']);
  expect(idleOptions({ towerModel: 'reported' })).toEqual(['slip', 'hands']);
  expect(idleOptions({ towerModel: 'statics', slip: 'off' })).toContain('hands');
  expect(idleOptions({ towerModel: 'statics', slip: 'on' })).not.toContain('hands');
});
