/** The moves of Block Out! in the words of a replay. */
import { personOn } from '$lib/ui/chairs';
import type { Table } from '$lib/wire/messages';
import { t } from '$lib/words';
import { blockName, cardName } from './narration';
import { parseMove, slipOf } from './notation';

export default function moveWords(table: Table, text: string): string | null {
  if (text === '') return t('replay-blockout-hidden');
  const move = parseMove(text);
  if (!move) return null;
  switch (move.kind) {
    case 'block': {
      const block = blockName(move.block);
      if (!move.card) return table.players === 1 ? block : t('replay-blockout-extra', { block });
      return t('replay-blockout-take', { card: cardName(move.card), block });
    }
    case 'draw':
      return t('replay-blockout-draw', { card: cardName(move.card) });
    case 'void':
      return t('replay-blockout-void', { reason: move.reason });
    case 'begin':
      return t('replay-blockout-begin', personOn(table.chairs, move.seat));
    case 'slip':
      return t('replay-blockout-slip', { mm: slipOf(move) });
    case 'wait':
      return null;
    default:
      return t(`replay-blockout-${move.kind}`);
  }
}
