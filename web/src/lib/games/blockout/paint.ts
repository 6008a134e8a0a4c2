/** Gives each colour of block its paint and its pattern; a letter says the same without them. */
import type { Colour } from './blocks';

export type Pattern = 'grain' | 'stripes' | 'dots' | 'plain' | 'grid';

export interface Paint {
  readonly base: string;
  readonly mark: string;
  readonly ink: string;
  readonly pattern: Pattern;
}

const PAINTS: Readonly<Record<Colour, Paint>> = {
  wood: { base: '#d9ab6c', mark: '#b98546', ink: '#5b3a15', pattern: 'grain' },
  red: { base: '#d4453b', mark: '#b5322a', ink: '#fff3ea', pattern: 'stripes' },
  blue: { base: '#3573d6', mark: '#2459b4', ink: '#f1f6ff', pattern: 'dots' },
  yellow: { base: '#f0b91d', mark: '#dba40c', ink: '#463200', pattern: 'plain' },
  black: { base: '#3a3a41', mark: '#55555f', ink: '#f3efe6', pattern: 'grid' },
};

export function paintOf(colour: Colour): Paint {
  return PAINTS[colour];
}

/** A colour in light (1) or shade (0). */
export function lit(colour: string, light: number): string {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const by = 0.62 + 0.5 * light;
  const mixed = parts.map((part) => Math.round(Math.min(255, part * by)));
  return `rgb(${mixed.join(' ')})`;
}
