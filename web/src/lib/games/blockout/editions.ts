/** The two boxes of the game, each with its picture. */
import type { Editions } from '../contract';
import Art from './BlockoutArt.svelte';
import TopArt from './TopArt.svelte';

export const editions: Editions = { option: 'edition', arts: { hakubia: Art, top: TopArt } };
