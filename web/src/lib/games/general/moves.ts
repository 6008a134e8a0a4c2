/** Searches and groups a list of moves, in any notation. */

/** A list of more moves than this is grouped and can be searched. */
export const MANY = 12;

export interface MoveGroup {
  /** The common start of the moves in the group; empty: there is only one group. */
  readonly name: string;
  readonly moves: readonly string[];
}

/** The moves whose text or name contains the search text. */
export function matching(
  moves: readonly string[],
  typed: string,
  names: ReadonlyMap<string, string> = new Map(),
): string[] {
  const wanted = typed.trim().toLocaleLowerCase();
  const has = (text: string | undefined) => text?.toLocaleLowerCase().includes(wanted) ?? false;
  return moves.filter((move) => has(move) || has(names.get(move)));
}

/** Groups many moves by their first part, in list order. Few moves, or moves that all start alike, are one group. */
export function grouped(moves: readonly string[]): MoveGroup[] {
  const one = [{ name: '', moves }];
  if (moves.length <= MANY) return one;
  const groups = new Map<string, string[]>();
  for (const move of moves) {
    const name = /^(?:\p{L}+|\d+|.)/u.exec(move)?.[0] ?? '';
    groups.set(name, [...(groups.get(name) ?? []), move]);
  }
  const isUseful = groups.size > 1 && groups.size <= moves.length / 2;
  return isUseful ? [...groups].map(([name, its]) => ({ name, moves: its })) : one;
}
