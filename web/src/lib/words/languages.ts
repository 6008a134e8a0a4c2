/** The languages that the page speaks: one entry for each folder of locales/. */

export interface Language {
  code: string;
  /** Its name in its own language. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** Other languages whose readers get this one, because they have none of their own here. */
  answers?: readonly string[];
  /** The locale of numbers, lists and dates, where it is more than the code. */
  locale?: string;
  /** Whether a native speaker has read its texts. */
  isRead?: boolean;
}

export const languages: readonly Language[] = [
  { code: 'en', name: 'English', dir: 'ltr', isRead: true },
  { code: 'fr', name: 'Français', dir: 'ltr' },
  { code: 'de', name: 'Deutsch', dir: 'ltr' },
  { code: 'it', name: 'Italiano', dir: 'ltr' },
  { code: 'nl', name: 'Nederlands', dir: 'ltr' },
  { code: 'es', name: 'Español', dir: 'ltr' },
  { code: 'pt', name: 'Português', dir: 'ltr' },
  { code: 'sv', name: 'Svenska', dir: 'ltr' },
  { code: 'fi', name: 'Suomi', dir: 'ltr' },
  { code: 'da', name: 'Dansk', dir: 'ltr' },
  { code: 'nb', name: 'Norsk bokmål', dir: 'ltr', answers: ['no', 'nn'] },
  { code: 'pl', name: 'Polski', dir: 'ltr' },
  { code: 'cs', name: 'Čeština', dir: 'ltr' },
  { code: 'sk', name: 'Slovenčina', dir: 'ltr' },
  { code: 'hu', name: 'Magyar', dir: 'ltr' },
  { code: 'ru', name: 'Русский', dir: 'ltr' },
  { code: 'el', name: 'Ελληνικά', dir: 'ltr' },
  { code: 'tr', name: 'Türkçe', dir: 'ltr' },
  { code: 'uk', name: 'Українська', dir: 'ltr' },
  { code: 'ro', name: 'Română', dir: 'ltr' },
  { code: 'bg', name: 'Български', dir: 'ltr' },
  { code: 'et', name: 'Eesti', dir: 'ltr' },
  { code: 'lt', name: 'Lietuvių', dir: 'ltr' },
  { code: 'lv', name: 'Latviešu', dir: 'ltr' },
  // Arabic with Latin digits, as boards and cards have them.
  { code: 'ar', name: 'العربية', dir: 'rtl', locale: 'ar-u-nu-latn' },
  { code: 'he', name: 'עברית', dir: 'rtl' },
];

/** The language of browsers that ask for none of these. */
export const FALLBACK = 'en';
