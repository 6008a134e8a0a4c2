/** The blocks and cards by name: sizes in millimetres, colours, and the blocks that a card allows. */
import { BLOCKOUT } from '$lib/wire/games';
import { UNITS_PER_MM } from './pose';

/** Millimetres, for a standing block: width, depth, height. */
export interface Box {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

export const SIZES = BLOCKOUT.sizes;
export type Size = (typeof SIZES)[number];
const COLOURS = ['wood', 'red', 'blue', 'yellow', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Asked {
  /** null: any. */
  readonly size: Size | null;
  readonly colour: Colour | null;
  readonly action: 'pass' | 'reverse' | null;
}

type Edition = (typeof BLOCKOUT.editions)[keyof typeof BLOCKOUT.editions];

function editionOf(name: string): Edition {
  return name === 'top' ? BLOCKOUT.editions.top : BLOCKOUT.editions.hakubia;
}

/** All nine, smallest first. */
export function blocksOf(edition: string): readonly string[] {
  return editionOf(edition).blocks.map(({ name }) => name);
}

export function coloursOf(edition: string): readonly Colour[] {
  return editionOf(edition).colours;
}

/** The age that the box of an edition names. */
export function ageOf(edition: string): number {
  return editionOf(edition).age;
}

export function boxOf(edition: string, block: string): Box {
  const found = editionOf(edition).blocks.find(({ name }) => name === block);
  if (!found) throw new Error(`no block ${block} in the edition ${edition}`);
  const [width, depth, height] = found.box;
  return { width: width / UNITS_PER_MM, depth: depth / UNITS_PER_MM, height: height / UNITS_PER_MM };
}

/** `large-red` is a size and a colour, `red` or `large` one of them, `any` neither; two cards are actions. */
export function askedBy(card: string): Asked {
  const parts = card.split('-');
  return {
    size: SIZES.find((size) => parts.includes(size)) ?? null,
    colour: COLOURS.find((colour) => parts.includes(colour)) ?? null,
    action: card === 'pass' || card === 'reverse' ? card : null,
  };
}

export function colourOf(block: string): Colour {
  return askedBy(block).colour ?? 'wood';
}

/** Groups equal cards, in their order: a hand shows each kind once, with its number. */
export function grouped(cards: readonly string[]): { card: string; copies: number }[] {
  const groups: { card: string; copies: number }[] = [];
  for (const card of cards) {
    const known = groups.find((group) => group.card === card);
    if (known) known.copies += 1;
    else groups.push({ card, copies: 1 });
  }
  return groups;
}
