/** Remembers where the blocks were, tick by tick, and says where they are at any moment between two frames. */
import type { Frame } from './frames';
import { between, type Pose } from './pose';

export const TICK_MS = 1000 / 30;
const KEPT = 40; // ticks: more than any delay asks for

interface Key {
  readonly tick: number;
  readonly pose: Pose;
}

export class Track {
  #keys: Key[][] = [];
  /** When tick 0 was, by this page's clock, as the quickest frames tell it. */
  #began_ms = NaN;
  #last = -1;

  /** A frame has arrived. Blocks that are not in it have not moved since the frame before. */
  hear({ tick, poses }: Frame, now_ms: number): void {
    const began = now_ms - tick * TICK_MS;
    if (Number.isNaN(this.#began_ms) || began < this.#began_ms) this.#began_ms = began;
    else this.#began_ms += 0.02 * (began - this.#began_ms); // clocks drift, lines become slower
    this.#last = Math.max(this.#last, tick);
    for (const [number, pose] of poses) {
      const keys = (this.#keys[number] ??= []);
      const before = keys.at(-1);
      if (before && before.tick >= tick) continue;
      // It stood still until the tick before this one.
      if (before && before.tick < tick - 1) keys.push({ tick: tick - 1, pose: before.pose });
      keys.push({ tick, pose });
      if (keys.length > 2 * KEPT) keys.splice(0, keys.length - KEPT);
    }
  }

  get blocks(): number {
    return this.#keys.length;
  }

  /** Where a block is by the newest frame. */
  newest(number: number): Pose | null {
    return this.#keys[number]?.at(-1)?.pose ?? null;
  }

  /** Where all blocks were `delay_ms` ago. */
  at(now_ms: number, delay_ms: number): Pose[] {
    const tick = (now_ms - delay_ms - this.#began_ms) / TICK_MS;
    return this.#keys.flatMap((keys) => poseAt(keys, tick) ?? []);
  }

  /** Whether something that has arrived is still to be shown. */
  isBehind(now_ms: number, delay_ms: number): boolean {
    return now_ms - delay_ms - this.#began_ms < (this.#last + 1) * TICK_MS;
  }

  /** How fast a block went at the end, in millimetres a second. */
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
