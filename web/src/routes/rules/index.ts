/** Which games have a page of rules; each a chunk of its own. */
import type { Component } from 'svelte';

const RULES: Readonly<Record<string, () => Promise<{ default: Component }>>> = {
  blokus: () => import('./BlokusRules.svelte'),
  blackout: () => import('./BlackoutRules.svelte'),
  blockyou: () => import('./BlockYouRules.svelte'),
  blockout: () => import('./BlockoutRules.svelte'),
};

export function rulesOf(game: string) {
  return Object.hasOwn(RULES, game) ? RULES[game] : undefined;
}
