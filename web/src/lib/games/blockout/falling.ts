/** The block that brought a tower down, where one update brings the whole placement. */
import type { BlockoutView, Cause } from '$lib/wire/messages';
import { parseMove } from './notation';

/** The view before a fall, with the falling block in it: exact towers judge a spot in the moment it is chosen. */
export function withFalling(before: BlockoutView, causes: readonly Cause[]): BlockoutView {
  if (before.held) return before;
  return causes.reduce((view, { who, move: text }) => {
    const move = parseMove(text);
    if (move?.kind === 'block') {
      const { card, block, spot } = move;
      return { ...view, held: { seat: Number(who), card, block, spot } };
    }
    const { held } = view;
    if (move?.kind !== 'slip' || !held?.spot) return view;
    const { x_mm, y_mm, turns } = held.spot;
    return { ...view, held: { ...held, spot: { x_mm: x_mm + move.x_mm, y_mm: y_mm + move.y_mm, turns } } };
  }, before);
}
