/** The map of keys: which key does what, on keyboards of every script; and which keys belong to other elements. */
import type { Table } from '$lib/wire/messages';

export type Way = 'up' | 'down' | 'left' | 'right';
export type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

const ARROWS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The direction of an arrow key. */
export function wayOf(key: string): Way | null {
  return ARROWS[key] ?? null;
}

/** The letter, in upper case; on keyboards of other scripts, by the position of the key. '': the key is no letter. */
export function letterOf({ key, code }: Pressed): string {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : (/^Key([A-Z])$/.exec(code)?.[1] ?? '');
}

/** The digit; on keyboards of other scripts and rows, by the position of the key. '': the key is no digit. */
export function digitOf({ key, code }: Pressed): string {
  return /^[0-9]$/.exec(key)?.[0] ?? /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1] ?? '';
}

/** One line of the map of keys. The page shows these lines, and games read their keys from them. */
export interface KeyLine<Act extends string = string> {
  readonly act: Act;
  /**
   * The names of the keys that do it: a letter, a digit, `?`, or what browsers call the key, with `Space` for the
   * space bar. `Shift+` and `Mod+` (Ctrl or Cmd) may stand in front.
   */
  readonly keys: readonly string[];
  /** The message that says what the keys do. */
  readonly words: string;
  /** Whether the keys do anything at this table; by default they do. */
  readonly isFor?: (table: Table) => boolean;
}

export const ARROW_KEYS: readonly string[] = Object.keys(ARROWS);

type Typed = Pressed & Partial<Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>>;

/** The name of a key without Shift; signs and digits of other scripts count by the position of the key. */
function plainName({ key, code, shiftKey = false }: Typed): string {
  const isOtherScript = key.length === 1 && key > '~';
  if (key === '?' || (isOtherScript && shiftKey && code === 'Slash')) return '?';
  if (key === ' ') return 'Space';
  return digitOf({ key, code }) || letterOf({ key, code }) || key;
}

/** The act of a key; null when the map has no such key. A line with Shift comes before the same line without it. */
export function actOf<Act extends string>(lines: readonly KeyLine<Act>[], typed: Typed): Act | null {
  const plain = plainName(typed);
  const shifted = `Shift+${plain}`;
  const mod = typed.ctrlKey || typed.metaKey;
  const names = mod
    ? [`Mod+${typed.shiftKey ? shifted : plain}`]
    : typed.shiftKey
      ? [shifted, plain]
      : [plain];
  for (const name of names) {
    const found = lines.find(({ keys }) => keys.includes(name));
    if (found) return found.act;
  }
  return null;
}

/** The keys that mean the same in every game, where a game has a use for them. */
export const SHARED_KEYS = {
  hint: { act: 'hint', keys: ['H'], words: 'keys-hint', isFor: ({ hints }) => hints },
  pass: { act: 'pass', keys: ['X'], words: 'keys-pass' },
  next: { act: 'next', keys: ['N'], words: 'keys-next' },
  previous: { act: 'previous', keys: ['P'], words: 'keys-previous' },
  back: { act: 'back', keys: ['Escape'], words: 'keys-back' },
} as const satisfies Readonly<Record<string, KeyLine>>;

/** The keys of the table's page, in all games. */
export const TABLE_KEYS = [
  { act: 'takeback', keys: ['Z', 'Mod+Z'], words: 'keys-takeback', isFor: ({ takeback }) => takeback },
  { act: 'replay', keys: ['L'], words: 'keys-replay' },
  { act: 'text', keys: ['T'], words: 'twin-open' },
  { act: 'sound', keys: ['M'], words: 'keys-sound' },
  { act: 'moment', keys: ['I'], words: 'moment-title' },
  { act: 'settings', keys: ['O'], words: 'keys-settings' },
  { act: 'keys', keys: ['?'], words: 'keys-title' },
] as const satisfies readonly KeyLine[];

/** Presses the button that does an act, as a pointer would; false when the page has none now. */
export function pressButton(act: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-act="${act}"]:not(:disabled)`);
  button?.focus();
  button?.click();
  return button !== null;
}

/**
 * Whether a key belongs to the element that it was typed on: a field, a dialog, a button that Enter or Space presses.
 * On elements that match `except`, Enter and Space belong to the game.
 */
export function isTypedElsewhere(event: KeyboardEvent, except = ''): boolean {
  if (event.ctrlKey || event.metaKey) return true;
  return isTypedInto(event, except);
}

/** What keeps its keys for itself. The result of a game stands beside the game: the table's keys work there too. */
const KEEPS_KEYS = 'input, textarea, select, [contenteditable], dialog, [role="dialog"]:not([data-result])';

function isTypedInto(event: KeyboardEvent, except: string): boolean {
  if (event.altKey || event.defaultPrevented) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (!target) return false;
  if (target.closest(KEEPS_KEYS)) return true;
  if (except && target.closest(except)) return false;
  return (event.key === 'Enter' || event.key === ' ') && target.closest('button, a') !== null;
}

/** A listener that passes on each key not typed elsewhere; `obey` returns whether the game used the key. */
export function keyListener(
  obey: (event: KeyboardEvent) => boolean,
  except: () => string = () => '',
): (event: KeyboardEvent) => void {
  return (event) => {
    if (!isTypedElsewhere(event, except()) && obey(event)) event.preventDefault();
  };
}

/** A listener for the keys of the table's page; `obey` returns whether the page used the act. */
export function tableKeyListener(
  obey: (act: (typeof TABLE_KEYS)[number]['act']) => boolean,
): (event: KeyboardEvent) => void {
  return (event) => {
    const act = actOf(TABLE_KEYS, event);
    if (act && !event.repeat && !isTypedInto(event, '') && obey(act)) event.preventDefault();
  };
}
