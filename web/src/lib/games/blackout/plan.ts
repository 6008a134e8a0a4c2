/** Lists the motions between two views, in the order in which to tell them. */
import { winnersOf } from '$lib/games/winners';
import type { BlackoutView, Cause } from '$lib/wire/messages';
import { parseMove, type Placed } from './notation';

export interface Thrown {
  readonly die: string;
  readonly face: string;
}

export type Motion =
  | { kind: 'begin'; seat: number }
  /** Dice roll down the slide; `again`: the other two after a REROLL. */
  | { kind: 'roll'; seat: number | null; again: boolean; dice: Thrown[] }
  /** A chip drops on a space. */
  | { kind: 'chip'; seat: number | null; item: Placed | null; space: string }
  /** A chip goes back to the supply. */
  | { kind: 'lift'; seat: number | null; space: string }
  /** A card flies to its player. */
  | { kind: 'win'; seat: number; card: string }
  /** A new card is turned over. */
  | { kind: 'open'; card: string }
  | { kind: 'blackout'; seat: number | null }
  | { kind: 'called'; seat: number }
  | { kind: 'nobody' }
  /** The roll is over and none of it could be used. */
  | { kind: 'nothing'; seat: number | null }
  | { kind: 'end'; seat: number }
  | { kind: 'left'; seat: number }
  | { kind: 'back' }
  | { kind: 'turn'; seat: number; extra: boolean }
  | { kind: 'over'; winners: number[] };

export function plan(before: BlackoutView, after: BlackoutView, causes: readonly Cause[] = []): Motion[] {
  const isTold = causes.length > 0 && causes.every(({ taken_back }) => !taken_back);
  const motions = isTold ? told(before, after, causes) : seen(before, after, causes.length > 0);
  if (after.outcome && !before.outcome) {
    motions.push({
      kind: 'over',
      winners: winnersOf(after.outcome),
    });
  } else if (!after.outcome && after.seat !== null && isNewTurn(before, after)) {
    motions.push({ kind: 'turn', seat: after.seat, extra: after.extra });
  }
  return motions;
}

function isNewTurn(before: BlackoutView, after: BlackoutView): boolean {
  return (
    after.seat !== before.seat ||
    after.turn !== before.turn ||
    (after.extra && !before.extra) ||
    (before.phase === 'setting' && after.phase !== 'setting')
  );
}

/** The motions, from the moves that led from one view to the other. */
function told(before: BlackoutView, after: BlackoutView, causes: readonly Cause[]): Motion[] {
  const motions: Motion[] = [];
  const won = cardsWon(before, after);
  let roller = before.seat; // the seat whose dice roll automatically after a BLACKOUT
  let dice: Thrown[] | null = null;
  let isUsed = false; // part of the roll was used
  const roll = (seat: number | null, again: boolean): Thrown[] => {
    const thrown: Thrown[] = [];
    isUsed = again && isUsed;
    motions.push({ kind: 'roll', seat, again, dice: thrown });
    return thrown;
  };
  for (const { who, move: text } of causes) {
    const seat = /^\d+$/.test(who) ? Number(who) : null;
    if (text === 'left' && seat !== null) motions.push({ kind: 'left', seat });
    const move = parseMove(text);
    if (!move) continue;
    if (move.kind !== 'face') dice = null;
    switch (move.kind) {
      case 'begin':
        roller = move.seat;
        motions.push({ kind: 'begin', seat: move.seat });
        break;
      case 'roll':
      case 'reroll':
        roller = seat;
        dice = roll(seat, move.kind === 'reroll');
        break;
      case 'face':
        dice ??= roll(roller, false);
        dice.push({ die: move.die, face: move.face });
        break;
      case 'place': {
        isUsed = true;
        motions.push(
          move.item === 'UNDO'
            ? { kind: 'lift', seat, space: move.space }
            : { kind: 'chip', seat, item: move.item, space: move.space },
        );
        const card = move.space.split('.')[0] ?? '';
        const winner = won.get(card);
        if (move.item !== 'UNDO' && winner !== undefined && isLast(causes, text, card)) {
          motions.push({ kind: 'win', seat: winner, card });
        }
        break;
      }
      case 'draw': {
        const winner = won.get(move.card);
        const isReward = winner !== undefined && !motions.some((each) => isOpened(each, move.card));
        if (isReward) motions.push({ kind: 'win', seat: winner, card: move.card });
        else motions.push({ kind: 'open', card: move.card });
        break;
      }
      case 'call':
        if (seat !== null) motions.push({ kind: 'called', seat });
        break;
      case 'end':
        isUsed = true;
        if (seat !== null) motions.push({ kind: 'end', seat });
        break;
      case 'wait':
        if (before.phase === 'call') motions.push({ kind: 'nobody' });
        isUsed = true;
        break;
    }
  }
  if (after.phase === 'call' && before.phase !== 'call') motions.push({ kind: 'blackout', seat: after.seat });
  const rolled = motions.some((motion) => motion.kind === 'roll');
  if (rolled && !isUsed && after.turn !== before.turn && !after.outcome) {
    motions.push({ kind: 'nothing', seat: before.seat });
  }
  return motions;
}

function isOpened(motion: Motion, card: string): boolean {
  return motion.kind === 'open' && motion.card === card;
}

/** Whether no later move of the list uses the card, so that this move completed it. */
function isLast(causes: readonly Cause[], text: string, card: string): boolean {
  const used = causes.filter(({ move }) => move.includes(`@${card}.`));
  return used.at(-1)?.move === text;
}

/** The motions from the views alone: after a lost connection, or when moves were taken back. */
function seen(before: BlackoutView, after: BlackoutView, isTakenBack: boolean): Motion[] {
  const motions: Motion[] = isTakenBack ? [{ kind: 'back' }] : [];
  const known = new Map(before.cards.flatMap((card) => (card ? [[card.name, card] as const] : [])));
  for (const [card, seat] of cardsWon(before, after)) motions.push({ kind: 'win', seat, card });
  for (const card of after.cards) {
    if (!card) continue;
    const was = known.get(card.name);
    if (!was) {
      motions.push({ kind: 'open', card: card.name });
      continue;
    }
    card.spaces.forEach(({ covered }, at) => {
      if (covered === was.spaces[at]?.covered) return;
      const space = `${card.name}.${at + 1}`;
      motions.push(
        covered ? { kind: 'chip', seat: null, item: null, space } : { kind: 'lift', seat: null, space },
      );
    });
  }
  const dice = after.dice.filter(({ face }, at) => face !== '' && face !== before.dice[at]?.face);
  if (dice.length > 0 && !isTakenBack) {
    motions.push({
      kind: 'roll',
      seat: null,
      again: false,
      dice: dice.map(({ die, face }) => ({ die, face })),
    });
  }
  if (after.phase === 'call' && before.phase !== 'call') motions.push({ kind: 'blackout', seat: after.seat });
  return motions;
}

/** The cards won between the two views, and by which seat. */
function cardsWon(before: BlackoutView, after: BlackoutView): Map<string, number> {
  const won = new Map<string, number>();
  after.players.forEach(({ cards }, seat) => {
    const had = before.players[seat]?.cards ?? [];
    for (const card of cards) if (!had.includes(card)) won.set(card, seat);
  });
  return won;
}
