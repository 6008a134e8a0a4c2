/** Positions for the pictures of the rules of Block Out!: which blocks stand, how far off centre, and which is held. */
import type { BlockoutView } from '$lib/wire/messages';
import { blocksOf, boxOf } from './blocks';
import { UNITS_PER_MM } from './pose';

const EDITION = 'hakubia';

/** Nothing is built yet. */
export const start = position('');
/** Somebody has just taken the large red block. */
export const turn = position('large-wood@0,0', 'large-red');
/** A tower high enough for the hand to shake. */
export const high = position(
  'large-wood@0,0 medium-red@-4,1 large-blue@2,-2 medium-wood@5,0 small-red@3,2',
  'medium-blue',
);
export const nine = position(
  'large-wood@0,0 large-red@-3,1 medium-wood@2,0 large-blue@0,-1 medium-red@3,1 medium-blue@1,0 small-wood@4,1 small-red@3,0 small-blue@4,1',
);

/** `large-wood@0,0 medium-red@-4,1`: lowest first, each with its x and y in millimetres. */
export function position(tower: string, held = ''): BlockoutView {
  let top_mm = 0;
  const standing = tower
    .split(' ')
    .filter(Boolean)
    .map((written) => {
      const [block = '', place = ''] = written.split('@');
      const [x = 0, y = 0] = place.split(',').map(Number);
      const { height } = boxOf(EDITION, block);
      const z_mm = top_mm + height / 2;
      top_mm += height;
      const pose = { x: x * UNITS_PER_MM, y: y * UNITS_PER_MM, z: z_mm * UNITS_PER_MM };
      return { block, pose: { ...pose, qw: 10_000, qx: 0, qy: 0, qz: 0 } };
    });
  const used = [...standing.map(({ block }) => block), held];
  return {
    phase: held ? 'placing' : 'choose',
    seat: 0,
    viewer: null,
    hand: [],
    players: [0, 1, 2].map(() => ({ cards: 7, left: false, vote: '' })),
    pile: 34,
    discards: [],
    tower: standing,
    free: blocksOf(EDITION).filter((block) => !used.includes(block)),
    held: held ? { seat: 0, block: held, card: 'any', spot: null } : null,
    last: null,
    clockwise: true,
    restart: false,
    owed: 0,
    late: false,
    turn: standing.length,
    edition: EDITION,
    model: 'physics',
    hands: 'normal',
    advanced: false,
    outcome: null,
  };
}
