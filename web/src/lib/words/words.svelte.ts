/** Loads Fluent texts, a chunk a language, and formats them; components that call `t` follow the language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import texts from 'virtual:words';
import { settings } from '$lib/settings.svelte';
import { FALLBACK, languages, type Language } from './languages';

export type Arguments = Record<string, FluentVariable>;

const loaded = new Map<string, Promise<FluentBundle>>();

// The bundles to ask in turn: the chosen language, then English.
let bundles = $state.raw<FluentBundle[]>([]);
let current = $state.raw<Language>(language(FALLBACK));

/** Loads the saved language, or the best one that the browser asks for. */
export async function startWords(): Promise<void> {
  await use(settings.language || wanted(typeof navigator === 'undefined' ? [] : navigator.languages));
}

/** Changes the language of the page and remembers it. */
export async function setLanguage(code: string): Promise<void> {
  await use(code);
  settings.language = current.code;
}

export function currentLanguage(): Language {
  return current;
}

/** The text `id` in the reader's language, with `args` put in. */
export function t(id: string, args?: Arguments): string {
  for (const bundle of bundles) {
    const value = bundle.getMessage(id)?.value;
    if (value == null) continue;
    const errors: Error[] = [];
    const text = bundle.formatPattern(value, args, errors);
    for (const error of errors) console.error(`${bundle.locales[0]}: ${id}: ${error.message}`);
    return text;
  }
  console.error(`no text for ${id}`);
  return `⟦${id}⟧`;
}

/** Whether any language in use has the text; for words that only some things need. */
export function hasWord(id: string): boolean {
  return bundles.some((bundle) => bundle.getMessage(id)?.value != null);
}

/** The code of the best language for a browser that asks for `asked`. */
export function wanted(asked: readonly string[]): string {
  const codes = languages.map(({ code }) => code);
  const found = negotiateLanguages(asked, codes, { defaultLocale: FALLBACK, strategy: 'lookup' });
  return found[0] ?? FALLBACK;
}

async function use(code: string): Promise<void> {
  const chosen = language(code);
  const codes = chosen.code === FALLBACK ? [FALLBACK] : [chosen.code, FALLBACK];
  bundles = await Promise.all(codes.map(bundleOf));
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

function bundleOf(code: string): Promise<FluentBundle> {
  let bundle = loaded.get(code);
  if (!bundle) {
    bundle = load(code);
    loaded.set(code, bundle);
    bundle.catch(() => loaded.delete(code)); // the line was lost: the next try may do better
  }
  return bundle;
}

async function load(code: string): Promise<FluentBundle> {
  const read = texts[code];
  if (!read) throw new Error(`no texts for ${code}`);
  const bundle = new FluentBundle(code);
  const errors = bundle.addResource(new FluentResource((await read()).default));
  for (const error of errors) console.error(`${code}: ${error.message}`);
  return bundle;
}
