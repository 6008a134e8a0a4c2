/** The page's texts in the reader's language. */
export { ago } from './ago';
export { allOf, dateWords, listOf, numberWords, signed } from './formats';
export { languages, type Language } from './languages';
export { menuFor } from './negotiation';
export {
  askedLanguages,
  currentLanguage,
  hasWord,
  seenWords,
  setLanguage,
  sourceOf,
  startWords,
  t,
  wordOr,
  type Arguments,
} from './words.svelte';
