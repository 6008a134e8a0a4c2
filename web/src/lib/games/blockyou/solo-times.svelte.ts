/** The times of solo games, kept while this page is open, because the score sheet has no clock. */
import { SvelteMap } from 'svelte/reactivity';

/** By table, in milliseconds. */
export const soloTimes = new SvelteMap<string, number>();
