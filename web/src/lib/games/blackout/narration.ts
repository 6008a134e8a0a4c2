/** Says in the reader's language what has just happened, and what a move would do. */
import { winnersOf } from '$lib/games/winners';
import { peopleOn, personOn } from '$lib/ui/chairs';
import type { BlackoutView, Chair, Table } from '$lib/wire/messages';
import { listOf, t } from '$lib/words';
import { isNumber, parseMove, parseSpace } from './notation';
import { placesOf, whereIs, type Places } from './places';
import type { Motion } from './plan';

/** A number as it is, a special by its name. */
export function itemName(item: string): string {
  return isNumber(item) ? item : t(`blackout-${item.toLowerCase()}`);
}

function numberAt(view: BlackoutView, space: string): number {
  const found = parseSpace(space);
  const card = view.cards.find((each) => each?.name === found?.card);
  return card?.spaces[(found?.number ?? 0) - 1]?.number ?? 0;
}

/** A sentence; empty when none is needed. `places`: of the cards before and after the motion. */
export function tell(motion: Motion, chairs: readonly Chair[], places: Places): string {
  const by = (seat: number | null) => personOn(chairs, seat);
  switch (motion.kind) {
    case 'begin':
      return t('blackout-said-begins', by(motion.seat));
    case 'roll':
      return t(motion.again ? 'blackout-said-rerolled' : 'blackout-said-rolled', {
        ...by(motion.seat),
        dice: listOf(motion.dice.map(({ face }) => itemName(face))),
      });
    case 'chip': {
      const where = whereIs(motion.space, places);
      const item = motion.item ? itemName(motion.item) : '';
      return where ? t('blackout-said-chip', { ...by(item ? motion.seat : null), item, ...where }) : '';
    }
    case 'lift': {
      const where = whereIs(motion.space, places);
      return where ? t('blackout-said-lifted', { ...by(motion.seat), ...where }) : '';
    }
    case 'win':
      return t('blackout-said-won', by(motion.seat));
    case 'open': {
      const card = places.get(motion.card);
      return card ? t('blackout-said-opened', { card }) : '';
    }
    case 'blackout':
      return t('blackout-said-blackout');
    case 'called':
      return t('blackout-said-called', by(motion.seat));
    case 'nobody':
      return t('blackout-said-nobody');
    case 'nothing':
      return t('blackout-said-nothing');
    case 'end':
      return t('blackout-said-ended', by(motion.seat));
    case 'left':
      return t('blackout-said-left', by(motion.seat));
    case 'back':
      return t('blackout-said-back');
    case 'turn':
      return t(motion.extra ? 'blackout-said-extra' : 'blackout-said-turn', by(motion.seat));
    case 'over':
      return t('blackout-said-over', peopleOn(chairs, motion.winners));
  }
}

/** The effect of a legal move, for the button that plays it. */
export function describe(text: string, view: BlackoutView): string {
  const move = parseMove(text);
  if (!move) return text;
  if (move.kind === 'place') {
    const where = whereIs(move.space, placesOf(view.cards));
    if (!where) return text;
    const words = { number: numberAt(view, move.space), ...where };
    if (move.item === 'UNDO') return t('blackout-move-undo', words);
    if (move.item === 'WILD') return t('blackout-move-wild', words);
    return t('blackout-move-number', words);
  }
  return t(`blackout-move-${move.kind}`);
}

/** For sentences about no card. */
export const NOWHERE: Places = new Map();

/** The state of the game: whose turn and what for, or how it ended. */
export function stateOf(view: BlackoutView, { chairs, closed }: Pick<Table, 'chairs' | 'closed'>): string {
  if (view.outcome) {
    const winners = winnersOf(view.outcome);
    return tell({ kind: 'over', winners }, chairs, NOWHERE);
  }
  if (closed) return t('turn-closed');
  if (view.phase === 'call') return t('blackout-said-blackout');
  if (view.seat === null || view.phase === 'setting') return t('blackout-setting');
  const turn = tell({ kind: 'turn', seat: view.seat, extra: view.extra }, chairs, NOWHERE);
  if (view.pending.length === 0) return turn;
  return `${turn} ${t('blackout-pending', { items: listOf(view.pending.map(itemName)) })}`;
}
