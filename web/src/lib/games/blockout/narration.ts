/** Says in the reader's language what has just happened, the state of the game, and what a move would do. */
import { winnersOf } from '$lib/games/winners';
import { peopleOn, personOn } from '$lib/ui/chairs';
import type { BlockoutView, Chair, Table } from '$lib/wire/messages';
import { listOf, t } from '$lib/words';
import { askedBy } from './blocks';
import { parseMove } from './notation';
import type { Motion } from './plan';
import { yawOf, type Pose } from './pose';

/** "large red block", "red", "large", "any block", "Pass". */
export function blockName(block: string): string {
  const { size, colour } = askedBy(block);
  return t('blockout-block', { size: size ?? 'any', colour: colour ?? 'any' });
}

export function cardName(card: string): string {
  const { size, colour, action } = askedBy(card);
  if (action) return t(`blockout-card-${action}`);
  if (size && colour) return t('blockout-card-exact', { size, colour });
  if (colour) return t('blockout-card-colour', { colour });
  return size ? t('blockout-card-size', { size }) : t('blockout-card-any');
}

export function tell(motion: Motion, chairs: readonly Chair[]): string {
  const by = (seat: number) => personOn(chairs, seat);
  switch (motion.kind) {
    case 'extra':
      return t('blockout-said-extra', { ...by(motion.seat), block: blockName(motion.block) });
    case 'take': {
      const block = blockName(motion.block);
      if (!motion.card) return t('blockout-said-block', { ...by(motion.seat), block });
      return t('blockout-said-take', { ...by(motion.seat), block, card: cardName(motion.card) });
    }
    case 'slip':
      return t('blockout-said-slip', { mm: motion.mm });
    case 'begin':
    case 'pass':
    case 'reverse':
    case 'letgo':
    case 'left':
    case 'turn':
    case 'restart':
    case 'bonus':
      return t(`blockout-said-${motion.kind}`, by(motion.seat));
    case 'drew':
      return t('blockout-said-drew', { ...by(motion.seat), count: motion.count });
    case 'stood':
    case 'fell':
    case 'late':
    case 'oops':
    case 'touched':
      return t(`blockout-said-${motion.kind}`, { block: blockName(motion.block) });
    case 'void':
      return t('blockout-said-void', { reason: motion.reason });
    case 'said':
      return t(`blockout-said-says-${motion.what}`, by(motion.seat));
    case 'asked':
    case 'asked-again':
      return t(`blockout-${motion.kind}`);
    case 'again':
    case 'open':
      return t(`blockout-said-${motion.kind}`);
    case 'back':
      return t('blockout-said-back');
    case 'over':
      return t('blockout-said-over', peopleOn(chairs, motion.winners));
  }
}

/** The effect of a legal move, for the button that plays it. */
export function describe(text: string): string {
  const move = parseMove(text);
  if (!move) return text;
  if (move.kind !== 'block') return t(`blockout-move-${move.kind}`);
  const block = blockName(move.block);
  const words = move.card
    ? t('blockout-move-block', { card: cardName(move.card), block })
    : t('blockout-move-extra', { block });
  if (!move.spot) return words;
  const { x_mm, y_mm, turns } = move.spot;
  return listOf([words, ...asideWords(x_mm, y_mm), ...(turns ? [t('blockout-turned')] : [])]);
}

/** "6 mm left, 2 mm nearer", or "in the middle". */
export function spotWords(x_mm: number, y_mm: number): string {
  return listOf(asideWords(x_mm, y_mm));
}

function asideWords(x_mm: number, y_mm: number): string[] {
  const [x, y] = [Math.round(x_mm), Math.round(y_mm)];
  const parts = [
    x !== 0 && t('blockout-aside', { way: x < 0 ? 'left' : 'right', mm: Math.abs(x) }),
    y !== 0 && t('blockout-aside', { way: y < 0 ? 'nearer' : 'further', mm: Math.abs(y) }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts : [t('blockout-centred')];
}

/** A standing block in words: which one, and how far from the middle of the one below. */
export function standingWords(block: string, pose: Pose, below: Pose | null, isSteady: boolean): string {
  return t('blockout-standing', {
    block: blockName(block),
    spot: spotWords(pose.x - (below?.x ?? 0), pose.y - (below?.y ?? 0)),
    state: isSteady ? 'steady' : 'moving',
  });
}

/** Whether a block stands nearer to a quarter turn than to none. */
const isTurned = ({ turn }: Pose) => Math.abs(Math.sin(yawOf(turn))) > Math.SQRT1_2;

/** The held block in words: how far from the middle of the top, whether turned, and how high above its place. */
export function heldWords(block: string, pose: Pose, below: Pose | null, above_mm: number): string {
  return t('blockout-held', {
    block: blockName(block),
    spot: listOf([
      ...asideWords(pose.x - (below?.x ?? 0), pose.y - (below?.y ?? 0)),
      ...(isTurned(pose) ? [t('blockout-turned')] : []),
    ]),
    mm: Math.max(0, Math.round(above_mm)),
  });
}

/** The state of the game: whose turn and what for, or how it ended. `block`: the one whose spot is being chosen here. */
export function stateOf(
  view: BlockoutView,
  { chairs, closed }: Pick<Table, 'chairs' | 'closed'>,
  block = view.held?.block,
): string {
  if (view.outcome) {
    const winners = winnersOf(view.outcome);
    return tell({ kind: 'over', winners }, chairs);
  }
  if (closed) return t('turn-closed');
  if (view.phase === 'dealing' || view.seat === null) return t('blockout-dealing');
  const by = personOn(chairs, view.seat);
  if (view.phase === 'vote') return t('blockout-asked');
  if (view.phase === 'revote') return t('blockout-asked-again');
  if (view.phase === 'count' || view.phase === 'report') return t('blockout-how');
  if (block) return t('blockout-now-placing', { ...by, block: blockName(block) });
  if (view.phase === 'restart') return t('blockout-said-restart', by);
  if (view.phase === 'bonus') return t('blockout-said-bonus', by);
  if (view.phase === 'practice') return t('blockout-said-practice', by);
  return t('blockout-said-turn', by);
}
