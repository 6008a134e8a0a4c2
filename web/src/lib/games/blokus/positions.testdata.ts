/** Positions for the tests beside this file, drawn rather than constructed. */
import type { BlokusColour, BlokusView } from '$lib/wire/messages';
import { BLOKUS } from '$lib/wire/games';
import { indexOf, parseCell, SIZE } from './notation';

const LETTERS: Readonly<Record<string, BlokusColour>> = { B: 'blue', Y: 'yellow', R: 'red', G: 'green' };

/** `position('B I5 a20 b20 c20 d20 e20', …)`: what each colour has laid, in the order in which it was laid. */
export function position(...laid: string[]): BlokusView {
  const board = Array<string>(SIZE * SIZE).fill('.');
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
      board[indexOf(cell)] = letter;
    }
    pieces[colour] = pieces[colour].filter((each) => each !== piece);
    last = { colour, piece, cells, seat: BLOKUS.colours.indexOf(colour) };
  }
  const turn = BLOKUS.colours[laid.length % 4] ?? 'blue';
  return {
    board: board.join(''),
    order: [...BLOKUS.colours],
    colours: BLOKUS.colours.map((colour, owner) => ({
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
    scores: [0, 0, 0, 0],
    outcome: null,
    fixed_corners: true,
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
