/** Positions for the pictures of the rules, written as pieces on squares. */
import { BLOKUS } from '$lib/wire/games';
import type { BlokusColour, BlokusView } from '$lib/wire/messages';
import { blocks } from './example-game';

type Form = Pick<BlokusView, 'size' | 'starts' | 'fixed_corners'>;
const LARGE: Form = { size: 20, starts: ['a20', 't20', 't1', 'a1'], fixed_corners: false };
const SMALL: Form = { size: 14, starts: ['e10', 'j5'], fixed_corners: true };

/** A colour and the squares of its pieces, each piece a word: `blue a20,b20 c19`. */
export function position(...colours: string[]): BlokusView {
  return positionOn(LARGE, colours);
}

/** The same on the small board. */
export function duoPosition(...colours: string[]): BlokusView {
  return positionOn(SMALL, colours);
}

function positionOn(form: Form, colours: readonly string[]): BlokusView {
  const board = empty(form);
  for (const line of colours) {
    const [colour = '', ...pieces] = line.split(' ');
    for (const cell of pieces.flatMap((piece) => piece.split(','))) {
      const index = (form.size - Number(cell.slice(1))) * form.size + cell.charCodeAt(0) - 97;
      board[index] = colour.charAt(0).toUpperCase();
    }
  }
  return viewOf(form, board.join(''));
}

/** The final position of the game on the home page. */
export function finalPosition(): BlokusView {
  const board = empty(LARGE);
  for (const { colour, row, column } of blocks) {
    board[row * LARGE.size + column] = colour.charAt(0).toUpperCase();
  }
  return viewOf(LARGE, board.join(''));
}

const empty = ({ size }: Form) => Array<string>(size * size).fill('.');

/** A view in which only the board matters. */
function viewOf(form: Form, board: string): BlokusView {
  const colours = BLOKUS.colours.slice(0, form.starts.length);
  return {
    ...form,
    board,
    order: colours,
    colours: colours.map((colour: BlokusColour, owner) => ({
      colour,
      owner,
      pieces: [],
      squares_left: 0,
      standing: 'playing',
      bonus: 0,
      score: 0,
    })),
    ply: 0,
    turn: null,
    seat: null,
    anchors: [],
    may_pass: false,
    last: null,
    skipped: [],
    scores: [],
    outcome: null,
    is_advanced: false,
    left: [],
    next_for_shared: null,
    seat_turns: [],
  };
}
