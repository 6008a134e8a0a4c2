/** Draws the names of keys as keycaps. */

export interface Keycap {
  /** What is printed on the key; '' where that differs by language. */
  readonly sign: string;
  /** The message with the name of the key; '' where the sign says it. */
  readonly words: string;
}

const NAMED: Readonly<Record<string, Keycap>> = {
  ArrowUp: { sign: '↑', words: 'key-up' },
  ArrowDown: { sign: '↓', words: 'key-down' },
  ArrowLeft: { sign: '←', words: 'key-left' },
  ArrowRight: { sign: '→', words: 'key-right' },
  Enter: { sign: '', words: 'key-enter' },
  Escape: { sign: '', words: 'key-escape' },
  Space: { sign: '', words: 'key-space' },
  PageUp: { sign: '', words: 'key-page-up' },
  PageDown: { sign: '', words: 'key-page-down' },
  Shift: { sign: '', words: 'key-shift' },
};

function keycap(part: string, isApple: boolean): Keycap {
  if (part === 'Mod') return isApple ? { sign: '⌘', words: '' } : { sign: '', words: 'key-control' };
  return NAMED[part] ?? { sign: part, words: '' };
}

/** The keycaps of a line: one group for each key, but the four arrows and rows of digits share a group. */
export function keycaps(keys: readonly string[], isApple: boolean): Keycap[][] {
  const groups: Keycap[][] = [];
  let [before, shared] = ['', -1];
  for (const key of keys) {
    const parts = key.split('+');
    const last = parts.pop() ?? '';
    const kind = `${parts.join('+')} ${/^Arrow/.test(last) ? 'arrow' : /^\d$/.test(last) ? 'digit' : ''}`;
    const cap = keycap(last, isApple);
    if (kind === before && !kind.endsWith(' ')) groups[shared]?.push(cap);
    else shared = groups.push([...parts.map((part) => keycap(part, isApple)), cap]) - 1;
    before = kind;
  }
  return groups;
}
