/** Positions for the pictures of the rules, written as cards with their chips and a roll. */
import { BLACKOUT } from '$lib/wire/games';
import type { BlackoutCardView, BlackoutPhase, BlackoutView } from '$lib/wire/messages';

const SPECIALS = ['WILD', 'UNDO', 'REROLL'];

/** Open cards, each with the spaces that are covered: `S1:135` or just `F1`; and a roll: `2 3 5`. */
export function position(cards: readonly string[], roll = '', phase: BlackoutPhase = 'place'): BlackoutView {
  const open = cards.map(cardOf);
  const faces = roll === '' ? [] : roll.split(' ');
  const numbers = faces.filter((face) => !SPECIALS.includes(face));
  const fits = (face: string) =>
    open.some(({ spaces }) => spaces.some(({ number, covered }) => !covered && String(number) === face));
  const chips = open.flatMap(({ spaces }) => spaces).filter(({ covered }) => covered).length;
  return {
    phase: roll === '' ? 'roll' : phase,
    seat: 0,
    extra: false,
    cards: open,
    dice: BLACKOUT.dice.map(({ die }, at) => ({ die, face: faces[at] ?? '' })),
    pending: phase === 'call' ? [] : [...numbers, ...SPECIALS.filter((special) => faces.includes(special))],
    lost: numbers.filter((number) => !fits(number)),
    chips: BLACKOUT.chips - chips,
    pile: BLACKOUT.cards.length - open.length,
    players: [
      { cards: [], left: false },
      { cards: [], left: false },
    ],
    cards_to_win: BLACKOUT.cardsToWin,
    caller: null,
    turn: 1,
    outcome: null,
  };
}

function cardOf(written: string): BlackoutCardView {
  const [name = '', chips = ''] = written.split(':');
  const card = BLACKOUT.cards.find((each) => each.name === name);
  if (!card) throw new Error(`there is no card ${name}`);
  const spaces = card.spaces.map((number, at) => ({
    number,
    covered: number === 0 || chips.includes(String(at + 1)),
  }));
  return { name, spaces };
}
