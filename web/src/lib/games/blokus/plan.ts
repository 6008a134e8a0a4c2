/** Lists the motions between two views, in the order in which to tell them. */
import { winnersOf } from '$lib/games/winners';
import type { BlokusColour, BlokusView } from '$lib/wire/messages';
import { piecesOn } from './model';
import { formatCell } from './notation';

export type Motion =
  /** A piece flies from its tray to the board. */
  | { kind: 'lay'; key: string; colour: BlokusColour; seat: number | null; piece: string; cells: string[] }
  /** A piece flies back to its tray: a move was taken back. */
  | { kind: 'return'; key: string; colour: BlokusColour; piece: string; cells: string[] }
  | { kind: 'pass'; colour: BlokusColour }
  | { kind: 'skip'; colour: BlokusColour }
  | { kind: 'turn'; colour: BlokusColour; seat: number }
  | { kind: 'over'; winners: number[] };

export function plan(before: BlokusView, after: BlokusView): Motion[] {
  const returned = gone(after, before);
  const laid = gone(before, after);
  const motions: Motion[] = returned.map(({ key, colour, cells }) => ({
    kind: 'return',
    key,
    colour,
    cells,
    piece: regained(before, after, colour, cells.length),
  }));
  for (const { key, colour, cells } of laid) {
    const isLast = after.last?.colour === colour && after.last.cells.includes(cells[0] ?? '');
    motions.push({
      kind: 'lay',
      key,
      colour,
      cells,
      seat: isLast ? (after.last?.seat ?? null) : null,
      piece: isLast ? (after.last?.piece ?? '') : regained(after, before, colour, cells.length),
    });
  }
  const passed = after.ply === before.ply + 1 && laid.length === 0 && returned.length === 0;
  if (passed && before.turn) motions.push({ kind: 'pass', colour: before.turn });
  if (returned.length === 0) {
    const known = laid.length > 0 ? [] : before.skipped;
    for (const colour of after.skipped) if (!known.includes(colour)) motions.push({ kind: 'skip', colour });
  }
  if (after.outcome && !before.outcome) {
    motions.push({
      kind: 'over',
      winners: winnersOf(after.outcome),
    });
  } else if (after.turn && after.seat !== null && (after.turn !== before.turn || after.ply !== before.ply)) {
    motions.push({ kind: 'turn', colour: after.turn, seat: after.seat });
  }
  return motions;
}

interface Lying {
  key: string;
  colour: BlokusColour;
  cells: string[];
}

/** The pieces that lie in `there` and not in `here`. */
function gone(here: BlokusView, there: BlokusView): Lying[] {
  if (here.board === there.board) return [];
  const known = new Set(piecesOn(here).map((piece) => piece.key));
  return piecesOn(there)
    .filter((piece) => !known.has(piece.key))
    .map(({ key, colour, cells }) => ({ key, colour, cells: cells.map(formatCell) }));
}

/** The piece of a size that a colour holds in `after` and did not in `before`. */
function regained(before: BlokusView, after: BlokusView, colour: BlokusColour, size: number): string {
  const of = (view: BlokusView) => view.colours.find((each) => each.colour === colour)?.pieces ?? [];
  const held = of(before);
  return of(after).find((piece) => !held.includes(piece) && piece.endsWith(String(size))) ?? '';
}
