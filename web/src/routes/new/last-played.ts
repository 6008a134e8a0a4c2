/** Remembers the last game against bots, so that "Play now" opens the same again. */
import { setMyLevel } from '$lib/my-level';
import { settings } from '$lib/settings.svelte';
import type { GameInfo } from '$lib/wire/messages';
import { lastPlayedOf, type TablePlan } from './table-plan';

/** Games with other people change nothing: "Play now" is for one person. */
export function rememberPlayed(game: GameInfo, plan: TablePlan): void {
  const played = lastPlayedOf(game, plan);
  if (!played) return;
  const { level, ...rest } = played;
  setMyLevel(game.key, level);
  settings.lastPlayed = { ...settings.lastPlayed, [game.key]: rest };
}
