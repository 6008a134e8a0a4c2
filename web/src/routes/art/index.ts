/** A living picture for each game. */
import type { Component } from 'svelte';
import BlackoutArt from './BlackoutArt.svelte';
import BlockOutArt from './BlockOutArt.svelte';
import BlockYouArt from './BlockYouArt.svelte';
import BlokusArt from './BlokusArt.svelte';

export const ART: Readonly<Record<string, Component>> = {
  blokus: BlokusArt,
  blackout: BlackoutArt,
  blockout: BlockOutArt,
  blockyou: BlockYouArt,
};
