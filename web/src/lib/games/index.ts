/** The games that this page can show: each folder beside this file describes one in its `index.ts`. */
import type { Component } from 'svelte';
import type { PageGame } from './contract';

const FOUND = import.meta.glob<PageGame>('./*/index.ts', { eager: true, import: 'default' });
const GAMES = new Map(Object.entries(FOUND).map(([path, game]) => [path.split('/')[1] ?? '', game]));

/** The folder for every game without a folder of its own, that is, a game from an installed package. */
const GENERAL = 'general';

/** The keys of the games that have a folder here. */
export const ownGames: readonly string[] = [...GAMES.keys()].filter((key) => key !== GENERAL);

/** How this page shows a game; undefined when it cannot show it. */
export function gameParts(key: string): PageGame | undefined {
  return GAMES.get(key) ?? GAMES.get(GENERAL);
}

/** The picture of a game, or of the edition that these options choose. */
export function artOf(key: string, options: Readonly<Record<string, string>> = {}): Component | undefined {
  const { editions, Art } = gameParts(key) ?? {};
  return editions?.arts[options[editions.option] ?? ''] ?? Art;
}
