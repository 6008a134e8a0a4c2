/** Says what a referee's screen shows at each moment of a game with a real tower, and which reports it offers. */
import { chairName, personOn } from '$lib/ui/chairs';
import type { BlockoutView, Chair, Choices, Table } from '$lib/wire/messages';
import { t } from '$lib/words';
import { blockName, stateOf } from '../narration';
import { TELLINGS } from '../seating';

export interface Moment {
  /** `place`: a block is being placed; `count`: it must stand; `ask`: did it?; `said`: somebody has said so. */
  readonly kind: 'turn' | 'place' | 'count' | 'ask' | 'said' | 'vote';
  /** The words of the moment, shown as large as they fit. */
  readonly words: string;
  /** Whose turn it is, where the words do not say it. */
  readonly turn: string;
  /** The block that is placed or judged; null: there is none. */
  readonly block: string | null;
}

export function momentOf(view: BlockoutView, table: Pick<Table, 'chairs' | 'closed'>): Moment {
  const { chairs, closed } = table;
  const block = view.held?.block ?? null;
  const turn = view.seat === null ? '' : t('blockout-said-turn', personOn(chairs, view.seat));
  const state = stateOf(view, table);
  if (view.outcome || closed) return { kind: 'turn', words: state, turn: '', block: null };
  switch (view.phase) {
    case 'placing':
      return { kind: 'place', words: t('blockout-place', { block: blockName(block ?? '') }), turn, block };
    case 'count':
      return { kind: 'count', words: state, turn: '', block };
    case 'report': {
      const seat = view.players.findIndex(({ vote }) => vote !== '');
      const what = view.players[seat]?.vote;
      if (!what) return { kind: 'ask', words: state, turn: '', block };
      const words = t(`blockout-said-says-${what}`, personOn(chairs, seat));
      return { kind: 'said', words, turn: '', block };
    }
    case 'vote':
    case 'revote':
      return { kind: 'vote', words: state, turn: '', block };
    default:
      return { kind: 'turn', words: state, turn: '', block: null };
  }
}

/** A button of a referee's screen. */
export interface Act {
  readonly seat: number;
  readonly move: string;
  readonly words: string;
  /** One of the two large buttons; the others stand aside. */
  readonly isBig: boolean;
}

/**
 * The buttons of a page. People who share a page share its buttons, and the first of them who may speak does;
 * only votes are asked for one by one, each with a name.
 */
export function actsOf(view: BlockoutView, tellers: readonly Choices[], chairs: readonly Chair[]): Act[] {
  const isVote = view.phase === 'vote' || view.phase === 'revote';
  const isLate = !view.held && !view.late;
  const heard = isVote ? tellers.slice(0, 1) : tellers;
  const offered = TELLINGS.filter((move) => heard.some(({ moves }) => moves.includes(move)));
  const isAnswered = offered.includes('stood') || offered.includes('fell');
  return offered.flatMap((move) => {
    const teller = heard.find(({ moves }) => moves.includes(move));
    if (!teller) return [];
    const words = t(isLate ? 'blockout-fell-late' : `blockout-move-${move}`);
    const isAside = isLate || move === 'oops' || (move === 'unsay' && isAnswered);
    const voter = isVote && tellers.length > 1 ? nameOn(chairs, teller.seat) : '';
    return [{ seat: teller.seat, move, words: voter ? `${voter}: ${words}` : words, isBig: !isAside }];
  });
}

function nameOn(chairs: readonly Chair[], seat: number): string {
  const chair = chairs.find((each) => each.seat === seat);
  return chair ? chairName(chair) : '';
}
