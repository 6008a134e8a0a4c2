/** Positions for the tests beside this file, in a short notation. */
import { BLACKOUT } from '$lib/wire/games';
import type { BlackoutCardView, BlackoutView } from '$lib/wire/messages';

export { causesOf as causes, namedChair as chair } from '$lib/client/messages.testdata';

/** `card('S1', 1, 3)`: card S1 with chips on its first and third space, and on FREE. */
export function card(name: string, ...covered: number[]): BlackoutCardView {
  const spaces = BLACKOUT.cards.find((each) => each.name === name)?.spaces;
  if (!spaces) throw new Error(`no card ${name}`);
  return {
    name,
    spaces: spaces.map((number, at) => ({ number, covered: number === 0 || covered.includes(at + 1) })),
  };
}

/** Two players, S1 A2 B3 open and nothing covered, seat 0 to roll; `changes` override this. */
export function position(changes: Partial<BlackoutView> = {}): BlackoutView {
  return {
    phase: 'roll',
    seat: 0,
    extra: false,
    cards: [card('S1'), card('A2'), card('B3')],
    dice: dice('', '', ''),
    pending: [],
    lost: [],
    chips: 15,
    pile: 21,
    players: [
      { cards: [], left: false },
      { cards: [], left: false },
    ],
    cards_to_win: 5,
    caller: null,
    turn: 1,
    outcome: null,
    ...changes,
  };
}

export function dice(wild: string, undo: string, reroll: string): BlackoutView['dice'] {
  return [
    { die: 'W', face: wild },
    { die: 'U', face: undo },
    { die: 'R', face: reroll },
  ];
}

/** Seat 1 called first in a BLACKOUT and took card F1; seat 0 goes on with new dice. */
export function calledFirst(): BlackoutView {
  return position({
    phase: 'place',
    extra: true,
    caller: 1,
    dice: dice('1', '2', '3'),
    players: [
      { cards: [], left: false },
      { cards: ['F1'], left: false },
    ],
  });
}
