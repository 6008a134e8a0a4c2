/** The seven colours of the cards and the symbol of each; the cards look the same on light and dark pages. */
import type { Colour } from './cards';

interface Paint {
  readonly fill: string;
  /** The shade at the lower edge of a square. */
  readonly edge: string;
  /** The symbol's colour, at least 3:1 on `fill`. */
  readonly ink: string;
  /** The symbol as a path on a field from -20 to 20. */
  readonly symbol: string;
}

export const PAPER = '#fffaf0';
export const PAPER_EDGE = '#c9b894';

export const PAINTS: Readonly<Record<Colour, Paint>> = {
  // White matches any colour: its symbol is a small open ring.
  W: {
    fill: '#ffffff',
    edge: '#e6dcc8',
    ink: '#9b8f7b',
    symbol: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM-4 0a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z',
  },
  R: {
    fill: '#d8362c',
    edge: '#a3211a',
    ink: '#ffffff',
    symbol: 'M-17 0a17 17 0 1 0 34 0a17 17 0 1 0 -34 0z',
  },
  O: { fill: '#f58220', edge: '#bf5c08', ink: '#3d1a00', symbol: 'M0 -18L19 15H-19z' },
  Y: {
    fill: '#ffd42e',
    edge: '#c99c00',
    ink: '#4a3600',
    symbol: 'M0 -20L5.6 -7.2L19.5 -6L9 3.2L12.2 17L0 9.7L-12.2 17L-9 3.2L-19.5 -6L-5.6 -7.2z',
  },
  L: { fill: '#97d94f', edge: '#5f9c22', ink: '#173a00', symbol: 'M0 -20L16 0L0 20L-16 0z' },
  B: { fill: '#2a66dd', edge: '#1a469e', ink: '#ffffff', symbol: 'M-15 -15H15V15H-15z' },
  P: {
    fill: '#6f3fae',
    edge: '#4c277d',
    ink: '#ffffff',
    symbol: 'M-6 -19H6V-6H19V6H6V19H-6V6H-19V-6H-6z',
  },
};
