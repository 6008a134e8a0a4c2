/** The user's settings, remembered on this device only. */
import type { Pace } from '$lib/wire/messages';

export type Theme = 'auto' | 'light' | 'dark';
/** `auto` follows the machine, `low` draws less, `flat` shows no depth. */
export const GRAPHICS = ['auto', 'low', 'flat'] as const;
export type Graphics = (typeof GRAPHICS)[number];
/** How fast bots play, fastest first. */
export const PACES = ['quick', 'normal', 'slow'] as const satisfies readonly Pace[];

export interface Settings {
  theme: Theme;
  sound: boolean;
  /** How loud sounds are, from 0 to 100. */
  volume: number;
  graphics: Graphics;
  /** How fast the bots of new tables play. */
  pace: Pace;
  /** Patterns on the players' colours, for colour-blind players. */
  patterns: boolean;
  /** A language's code; empty: the browser's language. */
  language: string;
  /** The name given last, offered again. */
  name: string;
  /** The level of bots that the player meets next, by game. */
  levels: Readonly<Record<string, string>>;
  /** The last table of each game that changed it, and which way: a game counts once. */
  counted: Readonly<Record<string, string>>;
  /** The game against bots that was started last, by game. */
  lastPlayed: Readonly<Record<string, LastPlayed>>;
  /** A line says what has just changed, in the first games of each kind. */
  coach: boolean;
  /** The first tables where a game was played to its end, by game. */
  finished: Readonly<Record<string, readonly string[]>>;
  /** Finished tables that the user took off the home page, newest last. */
  removed: readonly string[];
}

export interface LastPlayed {
  players: number;
  /** Those that differ from the game's defaults. */
  options: Readonly<Record<string, string>>;
}

const KEY = 'blockcade.settings';
const DEFAULTS: Settings = {
  theme: 'auto',
  sound: true,
  volume: 100,
  graphics: 'auto',
  pace: 'normal',
  patterns: true,
  language: '',
  name: '',
  levels: {},
  counted: {},
  lastPlayed: {},
  coach: true,
  finished: {},
  removed: [],
};
const MOST_REMOVED = 100;

export const settings: Settings = $state(recall());

/** Storage may be forbidden, full or hold anything: then the defaults are used. */
function recall(): Settings {
  try {
    return accept(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return { ...DEFAULTS };
  }
}

/** Takes over every well-formed value and leaves the rest at its default. */
export function accept(saved: unknown): Settings {
  const found = { ...DEFAULTS };
  if (typeof saved !== 'object' || saved === null) return found;
  const given = saved as Record<string, unknown>;
  if (given.theme === 'light' || given.theme === 'dark') found.theme = given.theme;
  if (typeof given.sound === 'boolean') found.sound = given.sound;
  if (typeof given.volume === 'number' && given.volume >= 0 && given.volume <= 100)
    found.volume = given.volume;
  found.graphics = GRAPHICS.find((each) => each === given.graphics) ?? found.graphics;
  found.pace = PACES.find((each) => each === given.pace) ?? found.pace;
  if (typeof given.patterns === 'boolean') found.patterns = given.patterns;
  if (typeof given.language === 'string') found.language = given.language;
  if (typeof given.name === 'string') found.name = given.name.slice(0, 24);
  if (isWords(given.levels)) found.levels = given.levels;
  if (isWords(given.counted)) found.counted = given.counted;
  if (isRecord(given.lastPlayed)) {
    const played = Object.entries(given.lastPlayed).filter(([, each]) => isLastPlayed(each));
    found.lastPlayed = Object.fromEntries(played) as Record<string, LastPlayed>;
  }
  if (typeof given.coach === 'boolean') found.coach = given.coach;
  if (isRecord(given.finished)) {
    const finished = Object.entries(given.finished).filter(([, tables]) => isList(tables));
    found.finished = Object.fromEntries(finished) as Settings['finished'];
  }
  if (Array.isArray(given.removed)) {
    const removed = given.removed.filter((each): each is string => typeof each === 'string');
    found.removed = removed.slice(-MOST_REMOVED);
  }
  return found;
}

function isRecord(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null;
}

function isWords(given: unknown): given is Record<string, string> {
  return isRecord(given) && Object.values(given).every((value) => typeof value === 'string');
}

function isList(given: unknown): given is readonly string[] {
  return Array.isArray(given) && given.every((each) => typeof each === 'string');
}

function isLastPlayed(given: unknown): given is LastPlayed {
  return isRecord(given) && typeof given.players === 'number' && isWords(given.options);
}

/** Takes a finished table off the home page. */
export function removeTable(table: string): void {
  settings.removed = [...settings.removed, table].slice(-MOST_REMOVED);
}

/** In so many games of each kind the coach speaks. */
export const COACHED_GAMES = 3;

/** Remembers that a game was played to its end at a table; those beyond the coached ones need not be known. */
export function finishTable(game: string, table: string): void {
  const known = settings.finished[game] ?? [];
  if (known.includes(table) || known.length >= COACHED_GAMES) return;
  settings.finished = { ...settings.finished, [game]: [...known, table] };
}

/** Starts to save every change and to apply the chosen theme; returns a function that stops. */
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

/** Whether the system asks for reduced motion; read each time, since people switch it while playing. */
export function reducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
