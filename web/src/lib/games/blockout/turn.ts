/** Whose turn it is at a tower: everybody may report a fall, and the player who moves the hand has no legal move then. */
import type { BlockoutView } from '$lib/wire/messages';

export function turnOf(view: unknown): number | null {
  const { phase, seat } = view as BlockoutView;
  return ['report', 'vote', 'revote'].includes(phase) ? null : seat;
}
