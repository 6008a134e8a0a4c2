/** Loads Fluent texts, one chunk per language, and formats them; components that call `t` follow the language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import texts from 'virtual:words';
import { settings } from '$lib/settings.svelte';
import { FALLBACK, languages, type Language } from './languages';
import { wanted } from './negotiation';

export type Arguments = Record<string, FluentVariable>;

// The keys of all texts so far, the latest last.
const seen = new Set<string>();
const loaded = new Map<string, Promise<FluentBundle>>();

// One language alone: each has every text, as a test checks.
let bundle = $state.raw<FluentBundle | null>(null);
let current = $state.raw<Language>(language(FALLBACK));

/** Loads the saved language, or the best one that the browser asks for. */
export async function startWords(): Promise<void> {
  await use(settings.language || wanted(askedLanguages()));
}

/** Changes the language of the page and remembers it. */
export async function setLanguage(code: string): Promise<void> {
  await use(code);
  settings.language = current.code;
}

export function currentLanguage(): Language {
  return current;
}

/** The languages that the browser asks for. */
export function askedLanguages(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : navigator.languages;
}

/** The locale of numbers, lists and dates in a language. */
export function localeOf({ code, locale }: Language): string {
  return locale ?? code;
}

/** The text `id` in the reader's language, with `args` put in. */
export function t(id: string, args?: Arguments): string {
  seen.delete(id);
  seen.add(id);
  const value = bundle?.getMessage(id)?.value;
  if (bundle && value != null) {
    const errors: Error[] = [];
    const text = bundle.formatPattern(value, args, errors);
    for (const error of errors) console.error(`${current.code}: ${id}: ${error.message}`);
    return text;
  }
  console.error(`no text for ${id}`);
  return `⟦${id}⟧`;
}

/** The keys of the texts that the page has said, the latest first. */
export function seenWords(): string[] {
  return [...seen].reverse();
}

/** Whether the language has the text; for texts that are optional. */
export function hasWord(id: string): boolean {
  return bundle?.getMessage(id)?.value != null;
}

/** The text `id`, or `otherwise` where the language lacks it: a game from outside brings no texts. */
export function wordOr(id: string, otherwise: string): string {
  return hasWord(id) ? t(id) : otherwise;
}

async function use(code: string): Promise<void> {
  const chosen = language(code);
  bundle = await bundleOf(chosen);
  current = chosen;
  if (typeof document !== 'undefined') {
    document.documentElement.lang = chosen.code;
    document.documentElement.dir = chosen.dir;
    document.title = t('app-name');
  }
}

function language(code: string): Language {
  const found =
    languages.find((each) => each.code === code) ?? languages.find((each) => each.code === FALLBACK);
  if (!found) throw new Error(`the language list lacks ${FALLBACK}`);
  return found;
}

function bundleOf(chosen: Language): Promise<FluentBundle> {
  let found = loaded.get(chosen.code);
  if (!found) {
    found = load(chosen);
    loaded.set(chosen.code, found);
    found.catch(() => loaded.delete(chosen.code)); // the connection was lost: the next try may succeed
  }
  return found;
}

async function load(chosen: Language): Promise<FluentBundle> {
  const made = new FluentBundle(localeOf(chosen));
  const errors = made.addResource(new FluentResource(await sourceOf(chosen.code)));
  for (const error of errors) console.error(`${chosen.code}: ${error.message}`);
  return made;
}

/** All texts of a language, in Fluent's notation. */
export async function sourceOf(code: string): Promise<string> {
  const read = texts[code];
  if (!read) throw new Error(`no texts for ${code}`);
  return (await read()).default;
}
