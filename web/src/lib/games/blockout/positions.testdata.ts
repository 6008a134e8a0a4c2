/** Positions for the tests beside this file, in a short notation. */
import type { BlockoutView } from '$lib/wire/messages';
import { blocksOf } from './blocks';

export { causesOf as causes, namedChair as chair } from '$lib/client/messages.testdata';

/** Three players with five cards each, a tower of two, seat 0 to choose; `changes` override this. */
export function position(changes: Partial<BlockoutView> = {}): BlockoutView {
  const tower = [standing('large-wood', 0, 0, 240), standing('medium-red', -120, 40, 760)];
  return {
    phase: 'choose',
    seat: 0,
    viewer: 0,
    hand: ['small-red', 'red', 'any', 'pass'],
    players: [0, 1, 2].map(() => ({ cards: 5, left: false, vote: '' })),
    pile: 30,
    discards: ['large'],
    tower,
    free: blocksOf('hakubia').filter((block) => !tower.some((each) => each.block === block)),
    held: null,
    last: null,
    clockwise: true,
    restart: false,
    owed: 0,
    late: false,
    turn: 2,
    edition: 'hakubia',
    model: 'physics',
    hands: 'normal',
    advanced: false,
    outcome: null,
    ...changes,
  };
}

/** Units of 0.05 mm. */
export function standing(block: string, x: number, y: number, z: number): BlockoutView['tower'][number] {
  return { block, pose: { x, y, z, qw: 10_000, qx: 0, qy: 0, qz: 0 } };
}
