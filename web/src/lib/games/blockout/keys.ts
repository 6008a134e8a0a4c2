/** Knows which key moves the held block how. */

export type Intent =
  { kind: 'push'; x: number; y: number; z: number } | { kind: 'turn' | 'letgo' | 'back' | 'draw' };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

const STEP_MM = 1;
const STRIDE_MM = 5;

const WAYS: Readonly<Record<string, readonly [number, number, number]>> = {
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, 1, 0],
  ArrowDown: [0, -1, 0],
  PageUp: [0, 0, 1],
  PageDown: [0, 0, -1],
};
const LETTERS: Readonly<Record<string, readonly [number, number, number]>> = { W: [0, 0, 1], S: [0, 0, -1] };

/** Null when the key means nothing here. Keyboards of other scripts count by the place of the key. */
export function intentOf({ key, code, shiftKey }: Pressed): Intent | null {
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : (/^Key([A-Z])$/.exec(code)?.[1] ?? '');
  const way = WAYS[key] ?? LETTERS[letter];
  if (way) {
    const far = shiftKey ? STRIDE_MM : STEP_MM;
    return { kind: 'push', x: way[0] * far, y: way[1] * far, z: way[2] * far };
  }
  if (key === 'Enter') return { kind: 'letgo' };
  if (key === 'Escape') return { kind: 'back' };
  if (letter === 'R') return { kind: 'turn' };
  return letter === 'D' ? { kind: 'draw' } : null;
}

/** Whether a key belongs to where it was typed: a field, a dialog, a button that Enter or Space would press. */
export function isTypedElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (!target) return false;
  if (target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"]')) return true;
  return (event.key === 'Enter' || event.key === ' ') && target.closest('button, a') !== null;
}
