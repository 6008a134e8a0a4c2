/** Times as the operator reads them. */
import { dateWords, numberWords } from '$lib/words';

/** The time of day, with seconds. */
export function clockTime(at_ms: number): string {
  return dateWords(at_ms, { timeStyle: 'medium' });
}

export function dateTime(at_ms: number): string {
  return dateWords(at_ms, { dateStyle: 'medium', timeStyle: 'short' });
}

export function number(value: number, digits = 0): string {
  return numberWords(value, { maximumFractionDigits: digits });
}
