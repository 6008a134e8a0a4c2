/** Chooses among the page's languages by those that a browser asks for. */
import { negotiateLanguages } from '@fluent/langneg';
import { FALLBACK, languages, type Language } from './languages';

/** The code of the best language for a browser that asks for `asked`. */
export function wanted(asked: readonly string[]): string {
  return understood(asked)[0] ?? FALLBACK;
}

/** All languages: first those that the browser asks for, in its order, then the rest in ours. */
export function menuFor(asked: readonly string[]): Language[] {
  const first = understood(asked);
  const rank = ({ code }: Language) => (first.includes(code) ? first.indexOf(code) : first.length);
  return [...languages].sort((a, b) => rank(a) - rank(b));
}

function understood(asked: readonly string[]): string[] {
  const codes = languages.map(({ code }) => code);
  return negotiateLanguages(asked.flatMap(languageOf), codes, { strategy: 'matching' });
}

/**
 * The language of a browser's tag: `es-419` is `es`, the old `iw` is `he`, and `nn` is answered by `nb`. The
 * negotiation does not know old codes, numbered regions or extensions, and no two of our languages differ by region.
 */
function languageOf(tag: string): string[] {
  try {
    const { language } = new Intl.Locale(tag);
    return [languages.find(({ answers }) => answers?.includes(language))?.code ?? language];
  } catch {
    return []; // not a language tag
  }
}
