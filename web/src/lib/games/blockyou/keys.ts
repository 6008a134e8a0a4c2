/** Knows which key means what. */
export type Way = 'up' | 'down' | 'left' | 'right';
export type Intent =
  { kind: 'turn'; by: number } | { kind: 'lay' } | { kind: 'back' } | { kind: 'go'; way: Way };

const NAMED: Readonly<Record<string, Intent>> = {
  Escape: { kind: 'back' },
  Enter: { kind: 'lay' },
  ' ': { kind: 'lay' },
  ArrowUp: { kind: 'go', way: 'up' },
  ArrowDown: { kind: 'go', way: 'down' },
  ArrowLeft: { kind: 'go', way: 'left' },
  ArrowRight: { kind: 'go', way: 'right' },
};

/** Null when the key means nothing here. Keyboards of other scripts count by the place of the key. */
export function intentOf({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): Intent | null {
  const isR = /^[a-z]$/i.test(key) ? key.toUpperCase() === 'R' : code === 'KeyR';
  if (isR) return { kind: 'turn', by: shiftKey ? -1 : 1 };
  return NAMED[key] ?? null;
}

/**
 * Whether a key belongs to where it was typed: a field, a dialog, a button that Enter or Space would press.
 * On the card itself they lay it once a place is chosen; R turns it anyway.
 */
export function isTypedElsewhere(event: KeyboardEvent, hasPlace = false): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (!target) return false;
  if (target.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"]')) return true;
  if (hasPlace && target.closest('[data-hand-card]')) return false;
  return (event.key === 'Enter' || event.key === ' ') && target.closest('button, a') !== null;
}
