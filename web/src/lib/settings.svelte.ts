/** What this browser's owner prefers, remembered on this device only. */

export type Theme = 'auto' | 'light' | 'dark';

export interface Settings {
  theme: Theme;
  sound: boolean;
  /** Patterns on the players' colours, for eyes that do not tell them apart. */
  patterns: boolean;
  /** A language's code; empty: what the browser asks for. */
  language: string;
  /** The name given last, offered again. */
  name: string;
}

const KEY = 'blockcade.settings';
const DEFAULTS: Settings = { theme: 'auto', sound: true, patterns: true, language: '', name: '' };

export const settings: Settings = $state(recall());

/** Storage may be forbidden, full or hold anything: then the defaults do. */
function recall(): Settings {
  try {
    return accept(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return { ...DEFAULTS };
  }
}

/** Takes over what is well formed and leaves the rest at its default. */
export function accept(saved: unknown): Settings {
  const found = { ...DEFAULTS };
  if (typeof saved !== 'object' || saved === null) return found;
  const given = saved as Record<string, unknown>;
  if (given.theme === 'light' || given.theme === 'dark') found.theme = given.theme;
  if (typeof given.sound === 'boolean') found.sound = given.sound;
  if (typeof given.patterns === 'boolean') found.patterns = given.patterns;
  if (typeof given.language === 'string') found.language = given.language;
  if (typeof given.name === 'string') found.name = given.name.slice(0, 24);
  return found;
}

/** From now on saves every change and keeps the page in the chosen theme; returns how to stop. */
export function keepSettings(): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  let prefersDark = $state(dark.matches);
  const follow = () => (prefersDark = dark.matches);
  dark.addEventListener('change', follow);
  const stop = $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // Not remembered then; the page works all the same.
      }
    });
    $effect(() => {
      const theme = settings.theme === 'auto' ? (prefersDark ? 'dark' : 'light') : settings.theme;
      document.documentElement.dataset.theme = theme;
    });
  });
  return () => {
    dark.removeEventListener('change', follow);
    stop();
  };
}

/** Whether the system asks for stillness; asked anew each time, since people switch it while playing. */
export function reducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
