/** Positions for the pictures of the rules, written as pieces on squares. */
import { BLOKUS } from '$lib/wire/games';
import type { BlokusColour, BlokusView } from '$lib/wire/messages';
import { blocks } from '../art/example-game';

/** A colour and the squares of its pieces, each piece a word: `blue a20,b20 c19`. */
export function position(...colours: string[]): BlokusView {
  const board = Array<string>(BLOKUS.size * BLOKUS.size).fill('.');
  for (const line of colours) {
    const [colour = '', ...pieces] = line.split(' ');
    for (const cell of pieces.flatMap((piece) => piece.split(','))) {
      board[indexOf(cell)] = colour.charAt(0).toUpperCase();
    }
  }
  return viewOf(board.join(''));
}

/** The end of the game that the home page plays. */
export function finalPosition(): BlokusView {
  const board = Array<string>(BLOKUS.size * BLOKUS.size).fill('.');
  for (const { colour, row, column } of blocks) {
    board[row * BLOKUS.size + column] = colour.charAt(0).toUpperCase();
  }
  return viewOf(board.join(''));
}

function indexOf(cell: string): number {
  return (BLOKUS.size - Number(cell.slice(1))) * BLOKUS.size + cell.charCodeAt(0) - 97;
}

/** A view in which nothing but the board matters. */
function viewOf(board: string): BlokusView {
  return {
    board,
    order: [...BLOKUS.colours],
    colours: BLOKUS.colours.map((colour: BlokusColour, owner) => ({
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
    fixed_corners: true,
    is_advanced: false,
    left: [],
    next_for_shared: null,
    seat_turns: [],
  };
}
