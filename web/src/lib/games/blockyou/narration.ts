/** Says in the reader's language what has just happened, and which cards lie where. */
import { winnersOf } from '$lib/games/winners';
import { personOn } from '$lib/ui/chairs';
import type { BlockyouView, Chair, Table } from '$lib/wire/messages';
import { listOf, t } from '$lib/words';
import { directionName, directionNumber, parseCard, turned, type Colour } from './cards';
import type { Motion } from './plan';
import { blockerOf, faultOf } from './seating';

/** The name for labels and lists; sentences use `personOn`. The only person at this page reads "You". */
export function nameOf(chairs: readonly Chair[], seat: number | null): string {
  const { who, name } = personOn(chairs, seat);
  return who === 'you' ? t('chair-you') : name;
}

/** The names of several players, as a list. */
export function namesOf(chairs: readonly Chair[], seats: readonly number[]): string {
  return listOf(seats.map((seat) => nameOf(chairs, seat)));
}

export function colourName(colour: Colour): string {
  return t(`blockyou-colour-${colour}`);
}

/** A direction and who sits there: "south (Ada)". */
export function directionWords(direction: number, view: BlockyouView, chairs: readonly Chair[]): string {
  const seat = view.players.findIndex(
    (player) => player.status !== 'left' && directionNumber(player.direction) === direction,
  );
  const where = t(`blockyou-direction-${directionName(direction)}`);
  return seat < 0 ? where : t('blockyou-direction-of', { direction: where, name: nameOf(chairs, seat) });
}

/** The squares and fingers of a card that is turned this far. */
export function cardWords(card: string, turns: number, view: BlockyouView, chairs: readonly Chair[]): string {
  const { squares, fingers } = turned(parseCard(card), turns);
  const [nw, ne, sw, se] = squares.map(colourName) as [string, string, string, string];
  return t('blockyou-card-words', {
    nw,
    ne,
    sw,
    se,
    one: directionWords(fingers[0], view, chairs),
    other: directionWords(fingers[1], view, chairs),
  });
}

/** A sentence; empty when none is needed. */
export function tell(motion: Motion, view: BlockyouView, chairs: readonly Chair[]): string {
  const by = (seat: number | null) => personOn(chairs, seat);
  switch (motion.kind) {
    case 'ready':
      return t('blockyou-said-ready', by(motion.seat));
    case 'left':
      return t('blockyou-said-left', by(motion.seat));
    case 'countdown':
      return t('blockyou-said-countdown');
    case 'turning':
      return '';
    case 'round':
      return t('blockyou-said-round', { round: motion.round });
    case 'card':
      return t('blockyou-said-card', { card: cardWords(motion.card, 0, view, chairs) });
    case 'laid': {
      const { seat, card, fault, blocked } = motion.laid;
      const where = { row: card.row + 1, column: card.column + 1 };
      const laid = fault
        ? t(`blockyou-said-fault-${fault}`, { ...by(seat), ...where })
        : t('blockyou-said-laid', { ...by(seat), ...where });
      if (blocked.length === 0) return laid;
      const words = t('blockyou-said-blocked', { names: namesOf(chairs, blocked), count: blocked.length });
      return `${laid} ${words}`;
    }
    case 'ended':
      return endingWords(view, chairs);
    case 'last':
      return t('blockyou-said-last', by(motion.seat));
    case 'over':
      return t('blockyou-said-over', by(motion.winners[0] ?? null));
  }
}

/** How the last round ended. */
export function endingWords(view: BlockyouView, chairs: readonly Chair[]): string {
  if (!view.ending) return '';
  const last = view.players.findIndex(({ status }) => status === 'last');
  return t(`blockyou-ending-${view.ending}`, personOn(chairs, last < 0 ? null : last));
}

/** The seat that starts the first countdown; null: nobody leads, or the countdown has begun. */
export function leaderOf(view: BlockyouView): number | null {
  const seat = view.players.findIndex(({ status }) => status === 'leads');
  return seat < 0 ? null : seat;
}

/** A player's status, in two or three words. */
export function statusWords(view: BlockyouView, seat: number): string {
  const status = view.players[seat]?.status ?? 'idle';
  if (status === 'active' && view.phase === 'last') return t('blockyou-status-alone');
  const fault = status === 'fault' ? faultOf(view, seat) : '';
  return fault ? t(`blockyou-fault-${fault}`) : t(`blockyou-status-${status}`);
}

/** Why a player of this page cannot lay now, shown in place of the card; '' if they can. */
export function idleWords(view: BlockyouView, seat: number, chairs: readonly Chair[]): string {
  switch (view.players[seat]?.status) {
    case 'blocked':
      return t('blockyou-blocked-by', personOn(chairs, blockerOf(view, seat)));
    case 'fault':
      return t(`blockyou-own-fault-${faultOf(view, seat) || 'colours'}`);
    case 'done':
      return t('blockyou-own-done');
    case 'out':
      return t('blockyou-own-out');
    case 'last':
      return t('blockyou-own-last');
    case 'returned':
      return t('blockyou-own-returned');
    case 'left':
      return t('blockyou-status-left');
    default:
      return '';
  }
}

/** The state of the game in one sentence. */
export function stateOf(view: BlockyouView, { chairs, closed }: Pick<Table, 'chairs' | 'closed'>): string {
  if (view.outcome) {
    return tell({ kind: 'over', winners: winnersOf(view.outcome) }, view, chairs);
  }
  if (closed) return t('turn-closed');
  const looking = view.players.flatMap(({ status }, seat) => (status === 'active' ? [seat] : []));
  switch (view.phase) {
    case 'ready': {
      const leader = leaderOf(view);
      return leader === null ? t('blockyou-now-ready') : t('blockyou-now-leader', personOn(chairs, leader));
    }
    case 'countdown':
    case 'turning':
      return t('blockyou-now-countdown');
    case 'last':
      return t('blockyou-said-last', personOn(chairs, looking[0] ?? null));
    case 'race':
    case 'over':
      return t('blockyou-now-race', { names: namesOf(chairs, looking) });
  }
}
