/** Makes the picture of the table: the standing tower, the block on its way, and a tower that has just fallen. */
import { reducedMotion } from '$lib/settings.svelte';
import type { BlockoutView } from '$lib/wire/messages';
import { boxOf } from './blocks';
import { blockName, heldWords } from './narration';
import type { Placing } from './placing.svelte';
import { poseOf, upright, type Pose } from './pose';
import type { Live, Picture } from './scene/scene';
import { hangingAt, type Chosen } from './spot';
import { TUMBLE_MS, tumbled, type Falling } from './tumble';

/** How long the fallen blocks lie before they are taken away. */
const LIES_MS = 800;
/** The length of a filmed fall: a moment before it, and the tumbling. */
const FILM_MS = 2600;
const SLOWLY = 0.3;

/** The height of the top of the tower. */
export function topOf(view: BlockoutView): number {
  const top = view.tower.at(-1);
  return top ? poseOf(top.pose).z + boxOf(view.edition, top.block).height / 2 : 0;
}

/** A fall as a film: the picture before it, and the poses of its blocks at each moment. */
interface Fall {
  readonly blocks: readonly string[];
  readonly before: Picture;
  readonly lasts_ms: number;
  readonly at: (elapsed_ms: number) => Pose[];
}

export class Director {
  /** The fall that is shown now; null: none is. */
  #shown = $state.raw<{ fall: Fall; since: number; speed: number } | null>(null);
  /** The last fall, until the next block is on its way. */
  #last = $state.raw<Fall | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `onfall` is called when a fall begins, with the time until it has been seen. */
  constructor(
    private readonly placing: Placing,
    private readonly onfall: (duration_ms: number) => void = () => undefined,
  ) {}

  /** Whether the last fall can be watched again. */
  get canWatchAgain(): boolean {
    return this.#last !== null && this.#shown === null;
  }

  /** The picture of a view; while a tower falls, still the picture before the fall. */
  picture(view: BlockoutView, lit: readonly string[], spot: Chosen | null, isMine: boolean): Picture {
    if (this.#shown) return this.#shown.fall.before;
    const held = view.held?.block ?? spot?.block ?? null;
    const isHeld = isMine && !this.placing.isLetGo && !this.placing.isFalling;
    return {
      edition: view.edition,
      tower: view.tower.map(({ block, pose }) => ({ block, pose: poseOf(pose) })),
      free: view.free.filter((block) => block !== held),
      lit,
      held,
      near: isHeld || spot !== null,
      falls: this.placing.isFalling,
    };
  }

  /** The poses of the moving blocks. */
  live(view: BlockoutView, spot: Chosen | null): Live {
    return () => {
      const shown = this.#shown;
      if (shown) {
        const { blocks, at, lasts_ms } = shown.fall;
        const ms = (performance.now() - shown.since) * shown.speed;
        return { blocks, poses: at(ms), busy: ms < lasts_ms };
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

  /**
   * The tower of `before` has fallen. The frames have shown it where there are frames; otherwise it is animated now.
   * Returns how long its blocks still tumble.
   */
  fall(before: BlockoutView): number {
    if (reducedMotion() || before.tower.length === 0) return 0;
    const held = before.held ? [before.held.block] : [];
    const blocks = [...before.tower.map(({ block }) => block), ...held];
    const picture = { ...this.picture(before, [], null, false), near: false, falls: true };
    const { track } = this.placing;
    if (this.placing.isFalling && track) {
      const at = (ms: number) => track.before(Math.max(0, FILM_MS - ms));
      this.#last = { blocks, before: picture, lasts_ms: FILM_MS, at };
      this.#show(this.#last, 1, FILM_MS);
      return 0;
    } else {
      const falling = this.#falling(before, blocks);
      const at = (ms: number) => tumbled(falling, ms);
      this.#last = { blocks, before: picture, lasts_ms: TUMBLE_MS, at };
      this.#show(this.#last, 1);
      return TUMBLE_MS;
    }
  }

  /** Shows the last fall once more. */
  readonly watchAgain = (): void => {
    if (this.#last) this.#show(this.#last, SLOWLY);
  };

  /** A block is on its way to the next tower: the last fall is forgotten. */
  forget(): void {
    this.stop();
    this.#last = null;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#shown = null;
  }

  #show(fall: Fall, speed: number, from_ms = 0): void {
    this.#shown = { fall, since: performance.now() - from_ms / speed, speed };
    clearTimeout(this.#timer);
    const left_ms = (fall.lasts_ms - from_ms) / speed + LIES_MS;
    this.#timer = setTimeout(() => (this.#shown = null), left_ms);
    this.onfall(left_ms);
  }

  #falling(before: BlockoutView, blocks: readonly string[]): Falling[] {
    const seen = this.placing.poses();
    const top = topOf(before);
    return blocks.map((block, at): Falling => {
      const box = boxOf(before.edition, block);
      const standing = before.tower[at];
      const rest: Pose = standing ? poseOf(standing.pose) : { ...spotPose(before), z: top + box.height / 2 };
      return { box, pose: seen?.[at] ?? rest, speed: this.placing.track?.speed(at) ?? [0, 0, 0] };
    });
  }
}

function spotPose({ held }: BlockoutView): Pose {
  const { x_mm = 0, y_mm = 0, turns = 0 } = held?.spot ?? {};
  return upright(x_mm, y_mm, 0, (turns * Math.PI) / 2);
}

/** Where the held block is, in words. */
export function whereHeld(view: BlockoutView, pose: Pose | null, block: string): string {
  if (!pose) return blockName(block);
  const top = view.tower.at(-1);
  const above = pose.z - boxOf(view.edition, block).height / 2 - topOf(view);
  return heldWords(block, pose, top ? poseOf(top.pose) : null, above);
}
