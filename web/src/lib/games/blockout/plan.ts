/** Lists the motions between two views, in the order in which to tell them. */
import { winnersOf } from '$lib/games/winners';
import type { BlockoutView, Cause } from '$lib/wire/messages';
import { parseMove, slipOf } from './notation';

export type Motion =
  | { kind: 'begin'; seat: number }
  | { kind: 'take' | 'extra'; seat: number; card: string; block: string }
  | { kind: 'slip'; mm: number }
  | { kind: 'pass' | 'reverse' | 'letgo' | 'left'; seat: number }
  | { kind: 'drew'; seat: number; count: number }
  | { kind: 'stood' | 'fell' | 'late' | 'oops' | 'touched'; seat: number; block: string }
  | { kind: 'void'; seat: number; block: string; reason: string }
  | { kind: 'said'; seat: number; what: 'stood' | 'fell' | 'unsay' }
  | { kind: 'asked' | 'asked-again' | 'again' | 'open' }
  | { kind: 'back' }
  | { kind: 'turn'; seat: number }
  | { kind: 'restart' | 'bonus'; seat: number }
  | { kind: 'over'; winners: number[] };

export function plan(before: BlockoutView, after: BlockoutView, causes: readonly Cause[] = []): Motion[] {
  const isTold = causes.every(({ taken_back }) => !taken_back);
  const motions: Motion[] = isTold ? told(before, after, causes) : [{ kind: 'back' }];
  if (isTold) motions.push(...drawn(before, after, causes));
  if (after.phase === 'vote' && before.phase !== 'vote') motions.push({ kind: 'asked' });
  if (after.phase === 'revote' && before.phase !== 'revote') motions.push({ kind: 'asked-again' });
  if (after.phase === 'placing' && before.phase === 'revote') motions.push({ kind: 'again' });
  if (isLeftOpen(before, after, causes)) motions.push({ kind: 'open' });
  if (after.outcome && !before.outcome) {
    const winners = winnersOf(after.outcome);
    motions.push({ kind: 'over', winners });
  } else if (!after.outcome && after.seat !== null) {
    if (after.phase === 'restart' && before.phase !== 'restart') {
      motions.push({ kind: 'restart', seat: after.seat });
    } else if (after.phase === 'bonus' && before.phase !== 'bonus') {
      motions.push({ kind: 'bonus', seat: after.seat });
    } else if (after.phase !== 'practice' && (after.seat !== before.seat || after.turn !== before.turn)) {
      motions.push({ kind: 'turn', seat: after.seat });
    }
  }
  return motions;
}

/** Whether people still do not agree on a late fall: the votes are equal twice, so the tower counts as it was. */
function isLeftOpen(before: BlockoutView, after: BlockoutView, causes: readonly Cause[]): boolean {
  if (before.phase !== 'revote' || !before.late || !['choose', 'bonus'].includes(after.phase)) return false;
  const votes = before.players.flatMap(({ vote, left }, seat) => {
    const said = causes.find(({ who, move }) => who === String(seat) && /^(stood|fell)$/.test(move))?.move;
    return left ? [] : [said ?? vote];
  });
  const count = (what: string) => votes.filter((vote) => vote === what).length;
  return after.last?.verdict !== 'late' && count('stood') === count('fell');
}

/** The motions, from the moves that led from one view to the other. */
function told(before: BlockoutView, after: BlockoutView, causes: readonly Cause[]): Motion[] {
  const motions: Motion[] = [];
  for (const { who, move: text } of causes) {
    const seat = /^\d+$/.test(who) ? Number(who) : null;
    if (text === 'left' && seat !== null) motions.push({ kind: 'left', seat });
    const move = parseMove(text);
    switch (move?.kind) {
      case 'begin':
        motions.push({ kind: 'begin', seat: move.seat });
        break;
      case 'block':
        if (seat !== null) {
          const kind = before.phase === 'bonus' ? 'extra' : 'take';
          motions.push({ kind, seat, card: move.card, block: move.block });
        }
        break;
      case 'slip':
        if (move.x_mm || move.y_mm) motions.push({ kind: 'slip', mm: slipOf(move) });
        break;
      case 'pass':
      case 'reverse':
      case 'letgo':
        if (seat !== null) motions.push({ kind: move.kind, seat });
        break;
      case 'stood':
      case 'fell':
      case 'unsay':
        if (seat !== null) motions.push({ kind: 'said', seat, what: move.kind });
        break;
    }
  }
  const verdict = verdictOf(before, after, causes);
  return verdict ? [...motions, verdict] : motions;
}

/** The verdict on the block that was on its way, if it is known now and was not before. */
function verdictOf(before: BlockoutView, after: BlockoutView, causes: readonly Cause[]): Motion | null {
  const { last } = after;
  const isSettled = (before.held !== null || causes.some(({ move }) => move.includes('>'))) && !after.held;
  const isLate = last?.verdict === 'late' && before.last?.verdict !== 'late';
  if (!last || !(isSettled || isLate)) return null;
  const { seat, block, verdict } = last;
  const isTouch = verdict === 'void:touched' || verdict === 'oops';
  if (isTouch && after.turn !== before.turn) return { kind: 'touched', seat, block };
  const [kind = '', reason = ''] = verdict.split(':');
  if (kind === 'void') return { kind: 'void', seat, block, reason };
  if (kind === 'stood' || kind === 'fell' || kind === 'late' || kind === 'oops') return { kind, seat, block };
  return null;
}

/** How many cards each seat has drawn: views give only the size of a hand. */
function drawn(before: BlockoutView, after: BlockoutView, causes: readonly Cause[]): Motion[] {
  if (before.phase === 'dealing') return [];
  return after.players.flatMap(({ cards, left }, seat) => {
    const was = before.players[seat]?.cards ?? 0;
    const played = causes.filter(
      ({ who, move }) => who === String(seat) && /^(pass|reverse|[a-z-]+>)/.test(move),
    );
    const isBack = /^(void|oops)/.test(after.last?.verdict ?? '') && after.last?.seat === seat;
    const back = isBack && (before.held?.card || played.length > 0) && !after.held ? 1 : 0;
    const count = cards - was + played.length - back;
    return count > 0 && !left ? [{ kind: 'drew' as const, seat, count }] : [];
  });
}
