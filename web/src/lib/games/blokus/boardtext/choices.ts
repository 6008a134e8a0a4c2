/** Sorts legal moves for reading aloud: by piece, the largest first, places in the order of the list. */
import { formatCell, parseMove } from '../notation';

export interface PieceChoice {
  readonly piece: string;
  readonly places: readonly { readonly move: string; readonly cells: readonly string[] }[];
}

export function byPiece(moves: readonly string[]): PieceChoice[] {
  const found = new Map<string, { move: string; cells: string[] }[]>();
  for (const move of moves) {
    const laid = parseMove(move);
    if (!laid) continue;
    const place = { move, cells: laid.cells.map(formatCell) };
    const places = found.get(laid.piece);
    if (places) places.push(place);
    else found.set(laid.piece, [place]);
  }
  const size = ({ places }: PieceChoice) => places[0]?.cells.length ?? 0;
  return [...found].map(([piece, places]) => ({ piece, places })).sort((a, b) => size(b) - size(a));
}
