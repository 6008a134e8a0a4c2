/** How long ago something was, in our own texts: the browser's Hebrew says "a minute (1) ago". */
import { t } from './words.svelte';

const UNITS: readonly [string, number][] = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
];

/** "3 minutes ago". A time in the future (this clock is a little behind) counts as now. */
export function ago(at_ms: number, now_ms: number): string {
  const passed = now_ms - at_ms;
  for (const [unit, length] of UNITS) {
    if (passed >= length) return t(`ago-${unit}`, { count: Math.floor(passed / length) });
  }
  return t('ago-now');
}
