/** Positions for the tests beside this file, in a short notation. */
import type { BlokusColour, BlokusView } from '$lib/wire/messages';
import { BLOKUS } from '$lib/wire/games';
import { indexOf, parseCell } from './notation';

const LETTERS: Readonly<Record<string, BlokusColour>> = { B: 'blue', Y: 'yellow', R: 'red', G: 'green' };

/** `position('B I5 a20 b20 c20 d20 e20', …)`: the pieces of each colour, in the order in which they were laid. */
export function position(...laid: string[]): BlokusView {
  const starts = ['a20', 't20', 't1', 'a1'];
  return viewOn({ size: 20, colours: BLOKUS.colours, starts, fixed_corners: false }, laid);
}

/** The same on the small board for two. */
export function duo(...laid: string[]): BlokusView {
  const colours = BLOKUS.colours.slice(0, 2);
  return viewOn({ size: 14, colours, starts: ['e10', 'j5'], fixed_corners: true }, laid);
}

type Form = Pick<BlokusView, 'size' | 'starts' | 'fixed_corners'> & {
  readonly colours: readonly BlokusColour[];
};

function viewOn({ size, colours, starts, fixed_corners }: Form, laid: readonly string[]): BlokusView {
  const board = Array<string>(size * size).fill('.');
  const pieces: Record<BlokusColour, string[]> = { blue: [], yellow: [], red: [], green: [] };
  for (const colour of BLOKUS.colours) pieces[colour] = BLOKUS.pieces.map((piece) => piece.name);
  let last: BlokusView['last'] = null;
  for (const line of laid) {
    const [letter = '', piece = '', ...cells] = line.split(' ');
    const colour = LETTERS[letter];
    if (!colour) throw new Error(`no colour in ${line}`);
    for (const name of cells) {
      const cell = parseCell(name);
      if (!cell) throw new Error(`no cell ${name}`);
      board[indexOf(cell, size)] = letter;
    }
    pieces[colour] = pieces[colour].filter((each) => each !== piece);
    last = { colour, piece, cells, seat: BLOKUS.colours.indexOf(colour) };
  }
  const turn = colours[laid.length % colours.length] ?? 'blue';
  return {
    size,
    board: board.join(''),
    starts,
    fixed_corners,
    order: [...colours],
    colours: colours.map((colour, owner) => ({
      colour,
      owner,
      pieces: pieces[colour],
      squares_left: pieces[colour].reduce((sum, piece) => sum + Number(piece.slice(1)), 0),
      standing: 'playing',
      bonus: 0,
      score: 0,
    })),
    ply: laid.length,
    turn,
    seat: BLOKUS.colours.indexOf(turn),
    anchors: [],
    may_pass: false,
    last,
    skipped: [],
    scores: colours.map(() => 0),
    outcome: null,
    is_advanced: false,
    left: [],
    next_for_shared: null,
    seat_turns: [],
  };
}

/** The position called Q in the rules, with blue to lay. */
export const Q = [
  'B I5 a20 b20 c20 d20 e20',
  'Y L4 r20 s20 t20 t19',
  'R O4 s2 t2 s1 t1',
  'G I3 a3 a2 a1',
] as const;
