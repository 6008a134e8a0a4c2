/** Numbers, lists and dates as the page's language writes them. */
import { currentLanguage, localeOf } from './words.svelte';

const here = () => localeOf(currentLanguage());

/** A list to be read at a glance: "5, 6, wild"; some languages join the last two by a word. */
export function listOf(items: readonly string[]): string {
  return new Intl.ListFormat(here(), { type: 'unit' }).format(items.length > 1 ? items.map(isolated) : items);
}

/** A list within a sentence: "Ada, Ben and Cleo". */
export function allOf(items: readonly string[]): string {
  return new Intl.ListFormat(here()).format(items.length > 1 ? items.map(isolated) : items);
}

export function numberWords(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(here(), options).format(value);
}

/** "+5"; right to left, the sign stays before its digits. */
export function signed(value: number): string {
  return numberWords(value, { signDisplay: 'exceptZero' });
}

export function dateWords(at: Date | number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(here(), options).format(at);
}

/** A name in another direction keeps its order, and so do its neighbours. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
