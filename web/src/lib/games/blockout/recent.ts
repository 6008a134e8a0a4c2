/** The blocks that the given moves have laid and that still stand. */
import type { BlockoutView, Cause } from '$lib/wire/messages';
import { parseMove } from './notation';

export function recentBlocks(causes: readonly Cause[], { tower }: Pick<BlockoutView, 'tower'>): string[] {
  const laid = new Set(
    causes.flatMap(({ move: text }) => {
      const move = parseMove(text);
      return move?.kind === 'block' ? [move.block] : [];
    }),
  );
  return tower.map(({ block }) => block).filter((block) => laid.has(block));
}
