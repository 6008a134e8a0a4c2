/** The languages that the page speaks: one entry for each folder of locales/. */

export interface Language {
  code: string;
  /** Its name in itself. */
  name: string;
  dir: 'ltr' | 'rtl';
}

export const languages: readonly Language[] = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'fr', name: 'Français', dir: 'ltr' },
  { code: 'he', name: 'עברית', dir: 'rtl' },
];

/** Every text falls back to this one. */
export const FALLBACK = 'en';
