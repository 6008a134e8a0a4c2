/** The server's time as this page can best tell: from round trips, the fastest of which says most. */

interface Sample {
  offset_ms: number;
  /** How far from the truth the offset can be: half of the round trip. */
  unsure_ms: number;
  taken_ms: number;
}

const KEPT = 8;
/** How much two clocks may drift apart, so that what was measured long ago gives way: a tenth of a millisecond a second. */
const DRIFT = 1e-4;

export class ServerClock {
  private samples: Sample[] = [];
  private rough_ms: number | null = null;

  /** @param now_ms this page's own time; only has to go on evenly. */
  constructor(private readonly now_ms: () => number) {}

  /** What the server's clock is ahead of this one. */
  get offset_ms(): number {
    const now_ms = this.now_ms();
    const best = this.samples.reduce<Sample | null>(
      (one, other) => (one && doubtOf(one, now_ms) < doubtOf(other, now_ms) ? one : other),
      null,
    );
    return best?.offset_ms ?? this.rough_ms ?? 0;
  }

  readonly now = (): number => this.now_ms() + this.offset_ms;

  /** A question sent then was answered with the server's time, and the answer is here now. */
  answered(sent_ms: number, server_ms: number): void {
    const taken_ms = this.now_ms();
    const unsure_ms = Math.max(0, taken_ms - sent_ms) / 2;
    const newest = { offset_ms: server_ms - sent_ms - unsure_ms, unsure_ms, taken_ms };
    // Whatever contradicts the newest is from before a clock jumped: this device slept, or the server moved.
    const kept = this.samples.filter(
      (old) => Math.abs(old.offset_ms - newest.offset_ms) <= doubtOf(old, taken_ms) + unsure_ms,
    );
    this.samples = [...kept, newest].slice(-KEPT);
  }

  /** The server said by the way what time it was: better than nothing until a round trip is known. */
  mentioned(server_ms: number): void {
    this.rough_ms ??= server_ms - this.now_ms();
  }
}

function doubtOf({ unsure_ms, taken_ms }: Sample, now_ms: number): number {
  return unsure_ms + DRIFT * (now_ms - taken_ms);
}
