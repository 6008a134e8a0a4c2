/** Makes the picture of the table: the tower as it stands, the block on its way, and a tower that has just come down. */
import { reducedMotion } from '$lib/settings.svelte';
import type { BlockoutView } from '$lib/wire/messages';
import { boxOf } from './blocks';
import { blockName, heldWords } from './narration';
import type { Placing } from './placing.svelte';
import { poseOf, type Pose } from './pose';
import type { Live, Picture } from './scene/scene';
import { hangingAt, type Chosen } from './spot';
import { TUMBLE_MS, tumbled, type Falling } from './tumble';

const LIES_MS = 500;

/** The height of the top of the tower. */
export function topOf(view: BlockoutView): number {
  const top = view.tower.at(-1);
  return top ? poseOf(top.pose).z + boxOf(view.edition, top.block).height / 2 : 0;
}

export class Director {
  /** The tower that comes down now; null: none does. */
  #falling = $state.raw<{ blocks: string[]; falling: Falling[]; since: number; before: Picture } | null>(
    null,
  );
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly placing: Placing) {}

  /** The picture of a view; while a tower tumbles, still the one before. */
  picture(
    view: BlockoutView,
    lit: readonly string[],
    spot: Chosen | null,
    isMine: boolean,
    isOver: boolean,
  ): Picture {
    if (this.#falling) return this.#falling.before;
    const held = view.held?.block ?? spot?.block ?? null;
    return {
      edition: view.edition,
      tower: view.tower.map(({ block, pose }) => ({ block, pose: poseOf(pose) })),
      free: view.free.filter((block) => block !== held),
      lit,
      held: view.model === 'reported' ? null : held,
      over: isOver,
      near: (isMine && !this.placing.isLetGo) || spot !== null,
    };
  }

  /** Where moving blocks are. */
  live(view: BlockoutView, spot: Chosen | null): Live {
    return () => {
      const falling = this.#falling;
      if (falling) {
        const ms = performance.now() - falling.since;
        return { blocks: falling.blocks, poses: tumbled(falling.falling, ms), busy: ms < TUMBLE_MS };
      }
      if (spot) {
        const pose = hangingAt(spot, boxOf(view.edition, spot.block), topOf(view));
        return { blocks: [spot.block], poses: [pose], busy: false };
      }
      const poses = view.held && this.placing.poses();
      if (!view.held || !poses) return null;
      const blocks = [...view.tower.map(({ block }) => block), view.held.block];
      const busy = this.placing.isMoving || (this.placing.target !== null && !this.placing.isLetGo);
      return { blocks, poses, busy };
    };
  }

  /** The tower of `before` has fallen: it comes down from where it was last seen. */
  fall(before: BlockoutView): void {
    if (reducedMotion() || before.tower.length === 0) return;
    const held = before.held && before.model !== 'reported' ? [before.held.block] : [];
    const blocks = [...before.tower.map(({ block }) => block), ...held];
    const seen = this.placing.poses();
    const top = topOf(before);
    const falling = blocks.map((block, at): Falling => {
      const box = boxOf(before.edition, block);
      const standing = before.tower[at];
      const rest: Pose = standing ? poseOf(standing.pose) : { ...spotPose(before), z: top + box.height / 2 };
      return { box, pose: seen?.[at] ?? rest, speed: this.placing.track?.speed(at) ?? [0, 0, 0] };
    });
    const picture = { ...this.picture(before, [], null, false, false), near: false };
    this.#falling = { blocks, falling, since: performance.now(), before: picture };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#falling = null), TUMBLE_MS + LIES_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#falling = null;
  }
}

function spotPose({ held }: BlockoutView): Pose {
  const { x_mm = 0, y_mm = 0 } = held?.spot ?? {};
  return { x: x_mm, y: y_mm, z: 0, turn: [1, 0, 0, 0] };
}

/** Where the held block is, in words. */
export function whereHeld(view: BlockoutView, pose: Pose | null, block: string): string {
  if (!pose) return blockName(block);
  const top = view.tower.at(-1);
  const above = pose.z - boxOf(view.edition, block).height / 2 - topOf(view);
  return heldWords(block, pose, top ? poseOf(top.pose) : null, above);
}
