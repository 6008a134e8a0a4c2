/** Times as the operator reads them. */
import { currentLanguage } from '$lib/words';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago by the server's clock: "3 minutes ago". */
export function ago(at_ms: number, now_ms: number): string {
  const words = new Intl.RelativeTimeFormat(currentLanguage().code, { numeric: 'auto', style: 'short' });
  const passed = Math.max(0, now_ms - at_ms);
  for (const [unit, length] of UNITS) {
    if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  }
  return words.format(-Math.floor(passed / 1000), 'second');
}

/** The time of day, with seconds. */
export function clockTime(at_ms: number): string {
  return new Intl.DateTimeFormat(currentLanguage().code, { timeStyle: 'medium' }).format(at_ms);
}

export function dateTime(at_ms: number): string {
  return new Intl.DateTimeFormat(currentLanguage().code, { dateStyle: 'medium', timeStyle: 'short' }).format(
    at_ms,
  );
}

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(currentLanguage().code, { maximumFractionDigits: digits }).format(value);
}
