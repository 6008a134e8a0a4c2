/** The seats that a table waits for: those that may act, unless the game says whose turn it is. */
import type { Update } from '$lib/wire/messages';
import { gameParts } from '.';

export function waitedFor(game: string, update: Update): readonly number[] {
  const seat = gameParts(game)?.turnOf?.(update.views[0]?.view) ?? null;
  return seat === null ? update.to_act : [seat];
}
