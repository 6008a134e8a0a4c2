/** How long games played alone took, for as long as this page is open: the score sheet sees no clock of its own. */
import { SvelteMap } from 'svelte/reactivity';

/** By table, in milliseconds. */
export const soloTimes = new SvelteMap<string, number>();
