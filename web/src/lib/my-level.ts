/** The bots' level for this player: up after a win, down after a loss. It is remembered on this device only. */
import { settings } from '$lib/settings.svelte';
import { moreLevels } from '$lib/ui/levels';
import type { GameInfo, Table } from '$lib/wire/messages';

export type Way = 'up' | 'down' | 'same';

/** The level to play against next: the remembered one, or the game's own for a beginner. */
export function myLevel(game: GameInfo): string {
  const kept = settings.levels[game.key] ?? '';
  const remembered = game.old_levels[kept] ?? kept;
  return game.bots.includes(remembered) ? remembered : game.first_level;
}

/** Players may always choose a level themselves. */
export function setMyLevel(game: string, level: string): void {
  settings.levels = { ...settings.levels, [game]: level };
}

/**
 * Counts a finished game and returns which way the level went; null where the game does not count.
 * Only a game of one person against bots counts, and only once. A level that adapts
 * by itself stays, and so does a character.
 */
export function countGame(game: GameInfo, table: Table, won: boolean): Way | null {
  const [counted, way] = (settings.counted[game.key] ?? '').split(' ');
  if (counted === table.table) return way as Way;
  const beside = [...game.adapting_levels, ...game.characters];
  const steps = moreLevels(game).filter((level) => !beside.includes(level));
  const ladder = [game.scale, steps].find((levels) => levelPlayed(levels, table) >= 0) ?? [];
  const played = levelPlayed(ladder, table);
  if (played < 0) return null;
  const next = Math.min(ladder.length - 1, Math.max(0, played + (won ? 1 : -1)));
  const went: Way = next > played ? 'up' : next < played ? 'down' : 'same';
  setMyLevel(game.key, ladder[next] ?? '');
  settings.counted = { ...settings.counted, [game.key]: `${table.table} ${went}` };
  return went;
}

/** The strongest bot's place in the list of levels; -1: the table is not one person against bots of this list. */
function levelPlayed(levels: readonly string[], { chairs }: Table): number {
  const [me, ...more] = chairs.filter(({ mine }) => mine);
  const others = chairs.filter(({ mine }) => !mine);
  if (!me || me.bot || more.length > 0 || others.some(({ bot, taken }) => taken || !bot)) return -1;
  const played = others.map(({ bot }) => levels.indexOf(bot));
  return played.includes(-1) ? -1 : Math.max(-1, ...played);
}
