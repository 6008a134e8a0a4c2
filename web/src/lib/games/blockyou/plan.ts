/** Lists the motions between two views: a pure function, so that words, sounds and animations agree. */
import { winnersOf } from '$lib/games/winners';
import type { BlockyouEnding, BlockyouLaidView, BlockyouView } from '$lib/wire/messages';

export type Motion =
  | { readonly kind: 'ready' | 'left' | 'last'; readonly seat: number }
  | { readonly kind: 'countdown' | 'turning' }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'laid'; readonly laid: BlockyouLaidView }
  | { readonly kind: 'ended'; readonly ending: BlockyouEnding; readonly lastSeat: number | null }
  /** The viewer has a card that is visible now. */
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'over'; readonly winners: readonly number[] };

export function plan(before: BlockyouView, after: BlockyouView): Motion[] {
  const motions: Motion[] = [];
  const changed = (status: string) =>
    after.players.flatMap((player, seat) =>
      player.status === status && before.players[seat]?.status !== status ? [seat] : [],
    );
  for (const seat of changed('left')) motions.push({ kind: 'left', seat });
  for (const seat of changed('ready')) motions.push({ kind: 'ready', seat });
  for (const laid of newlyLaid(before, after)) motions.push({ kind: 'laid', laid });
  if (after.ending && (before.ending !== after.ending || before.round !== after.round)) {
    const lastSeat = after.players.findIndex(({ status }) => status === 'last');
    motions.push({ kind: 'ended', ending: after.ending, lastSeat: lastSeat < 0 ? null : lastSeat });
  }
  const isNew = (phase: string) => after.phase === phase && before.phase !== phase;
  if (isNew('countdown')) motions.push({ kind: 'countdown' });
  if (isNew('turning')) motions.push({ kind: 'turning' });
  const races = (view: BlockyouView) => view.phase === 'race' || view.phase === 'last';
  if (races(after) && !races(before) && !after.solo) motions.push({ kind: 'round', round: after.round });
  const hand = races(after) ? after.hand : null;
  const isNewCard = hand !== before.hand || !races(before) || before.round !== after.round;
  if (hand && isNewCard) motions.push({ kind: 'card', card: hand });
  if (isNew('last')) {
    const seat = after.players.findIndex(({ status }) => status === 'active');
    if (seat >= 0) motions.push({ kind: 'last', seat });
  }
  if (after.outcome && !before.outcome) motions.push({ kind: 'over', winners: winnersOf(after.outcome) });
  return motions;
}

/** The lays that are new in `after`; in a solo game a view has only the last one. */
function newlyLaid(before: BlockyouView, after: BlockyouView): readonly BlockyouLaidView[] {
  const isContinued =
    before.laid.length <= after.laid.length && before.laid.every((laid, at) => isSame(laid, after.laid[at]));
  return isContinued ? after.laid.slice(before.laid.length) : after.laid;
}

function isSame(one: BlockyouLaidView, other: BlockyouLaidView | undefined): boolean {
  return one.seat === other?.seat && one.card.card === other.card.card;
}
