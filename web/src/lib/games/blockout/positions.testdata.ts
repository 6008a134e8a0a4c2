/** Positions for the tests beside this file, written rather than constructed. */
import type { BlockoutView, Cause, Chair } from '$lib/wire/messages';
import { blocksOf } from './blocks';

/** Three players with five cards each, a tower of two, seat 0 to choose; `changes` say what is different. */
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

/** `causes('0 red>large-red', 'gravity fell')`: who did what. */
export function causes(...lines: string[]): Cause[] {
  return lines.map((line) => {
    const [who = '', move = ''] = line.split(' ');
    return { who, move, taken_back: false };
  });
}

export function chair(seat: number, name: string, mine = false): Chair {
  return { seat, name, mine, taken: true, here: true, bot: '', link: '' };
}
