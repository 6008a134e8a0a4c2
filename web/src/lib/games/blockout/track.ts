/** Stores the poses of the blocks by tick, and interpolates them at any moment between two frames. */
import type { Frame } from './frames';
import { between, type Pose } from './pose';

export const TICK_MS = 1000 / 30;
const KEPT = 150; // ticks: more than any delay needs, and enough to watch a fall again
const PAUSE_MS = 1000; // no connection is this late: the server did not tick meanwhile

interface Key {
  readonly tick: number;
  readonly pose: Pose;
}

export class Track {
  #keys: Key[][] = [];
  /** The time of tick 0 by this page's clock, estimated from the fastest frames. */
  #began_ms = NaN;
  #last = -1;

  /** Takes in a frame. Blocks that are not in it have not moved since the frame before. */
  hear({ tick, poses }: Frame, now_ms: number): void {
    const began = now_ms - tick * TICK_MS;
    const isAfresh = Number.isNaN(this.#began_ms) || began - this.#began_ms > PAUSE_MS;
    if (isAfresh || began < this.#began_ms) this.#began_ms = began;
    else this.#began_ms += 0.02 * (began - this.#began_ms); // clocks drift, connections become slower
    this.#last = Math.max(this.#last, tick);
    for (const [number, pose] of poses) {
      const keys = (this.#keys[number] ??= []);
      const before = keys.at(-1);
      if (before && before.tick >= tick) continue;
      // The block stood still until the tick before this one.
      if (before && before.tick < tick - 1) keys.push({ tick: tick - 1, pose: before.pose });
      keys.push({ tick, pose });
      if (keys.length > 2 * KEPT) keys.splice(0, keys.length - KEPT);
    }
  }

  get blocks(): number {
    return this.#keys.length;
  }

  /** The pose of a block in the newest frame. */
  newest(number: number): Pose | null {
    return this.#keys[number]?.at(-1)?.pose ?? null;
  }

  /** The poses of all blocks `delay_ms` ago. */
  at(now_ms: number, delay_ms: number): Pose[] {
    const tick = (now_ms - delay_ms - this.#began_ms) / TICK_MS;
    return this.#keys.flatMap((keys) => poseAt(keys, tick) ?? []);
  }

  /** The poses of all blocks `ago_ms` before the newest frame. */
  before(ago_ms: number): Pose[] {
    return this.#keys.flatMap((keys) => poseAt(keys, this.#last - ago_ms / TICK_MS) ?? []);
  }

  /** Whether a part of the received data is still to be shown. */
  isBehind(now_ms: number, delay_ms: number): boolean {
    return now_ms - delay_ms - this.#began_ms < (this.#last + 1) * TICK_MS;
  }

  /** The last speed of a block, in millimetres a second. */
  speed(number: number): readonly [number, number, number] {
    const keys = this.#keys[number] ?? [];
    const [last, before] = [keys.at(-1), keys.at(-4) ?? keys.at(0)];
    if (!last || !before || last.tick === before.tick || last.tick < this.#last - 2) return [0, 0, 0];
    const seconds = ((last.tick - before.tick) * TICK_MS) / 1000;
    return [
      (last.pose.x - before.pose.x) / seconds,
      (last.pose.y - before.pose.y) / seconds,
      (last.pose.z - before.pose.z) / seconds,
    ];
  }
}

function poseAt(keys: readonly Key[], tick: number): Pose | null {
  const after = keys.findIndex((key) => key.tick > tick);
  if (after < 0) return keys.at(-1)?.pose ?? null;
  const [from, to] = [keys[after - 1], keys[after]];
  if (!to) return null;
  return from ? between(from.pose, to.pose, (tick - from.tick) / (to.tick - from.tick)) : to.pose;
}
