/** Everything the page says, in the reader's language. */
export { languages, type Language } from './languages';
export { currentLanguage, hasWord, setLanguage, startWords, t, type Arguments } from './words.svelte';
