/** The animation of a replay between two positions: the recorded hand and, after a fall, the tumbling blocks. */
import type { BlockoutView } from '$lib/wire/messages';
import { boxOf } from './blocks';
import type { Pose } from './pose';
import { readTrace, type Recorded } from './trace';
import { tumbled, TUMBLE_MS, type Falling } from './tumble';

export interface Motion {
  readonly duration_ms: number;
  /** The blocks of the tower, lowest first, then the one that was placed. */
  readonly at: (elapsed_ms: number) => Pose[];
}

/** Faster than real time: people watch a replay for the moves, not for the time they took. */
export const SPEED = 2;
/** The time over which the final speed of a block is measured. */
const LOOK_BACK_MS = 100;

/** Null when the verdict has no readable trace. */
export async function motionOf(before: BlockoutView, verdict: string): Promise<Motion | null> {
  const track = before.held && (await readTrace(verdict));
  if (!track) return null;
  const carried_ms = track.duration_ms / SPEED;
  const carried = (elapsed_ms: number) => track.at(elapsed_ms * SPEED);
  if (!verdict.startsWith('fell')) return { duration_ms: carried_ms, at: carried };
  const falling = fallingFrom(before, track);
  return {
    duration_ms: carried_ms + TUMBLE_MS,
    at: (elapsed_ms) =>
      elapsed_ms < carried_ms ? carried(elapsed_ms) : tumbled(falling, elapsed_ms - carried_ms),
  };
}

function fallingFrom({ edition, tower, held }: BlockoutView, track: Recorded): Falling[] {
  const blocks = [...tower.map(({ block }) => block), ...(held ? [held.block] : [])];
  const earlier = track.at(track.duration_ms - LOOK_BACK_MS);
  return track.at(track.duration_ms).flatMap((pose, at) => {
    const [block, from] = [blocks[at], earlier[at]];
    if (block === undefined || !from) return [];
    const speed = (now: number, then: number) => ((now - then) * 1000) / LOOK_BACK_MS;
    return [
      {
        box: boxOf(edition, block),
        pose,
        speed: [speed(pose.x, from.x), speed(pose.y, from.y), speed(pose.z, from.z)] as const,
      },
    ];
  });
}
