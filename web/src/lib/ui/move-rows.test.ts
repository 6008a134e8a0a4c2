import { expect, test } from 'vitest';
import { steppedTo } from './move-rows';

test('arrows step back and forward in the reading direction, and stop at both ends', () => {
  expect(steppedTo('ArrowLeft', 3, 5, 'ltr')).toBe(2);
  expect(steppedTo('ArrowRight', 3, 5, 'ltr')).toBe(4);
  expect(steppedTo('ArrowLeft', 3, 5, 'rtl')).toBe(4);
  expect(steppedTo('ArrowRight', 3, 5, 'rtl')).toBe(2);
  expect(steppedTo('ArrowLeft', 0, 5, 'ltr')).toBe(0);
  expect(steppedTo('ArrowRight', 5, 5, 'ltr')).toBe(5);
});

test('Home and End lead to the ends; other keys do not step', () => {
  expect(steppedTo('Home', 3, 5, 'rtl')).toBe(0);
  expect(steppedTo('End', 3, 5, 'rtl')).toBe(5);
  expect(steppedTo('r', 3, 5, 'ltr')).toBeNull();
});
