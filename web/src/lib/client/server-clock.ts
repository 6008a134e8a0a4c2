/** Estimates the server's time from round trips; the fastest one says most. */

interface Sample {
  offset_ms: number;
  /** The largest error of the offset: half of the round trip. */
  unsure_ms: number;
  taken_ms: number;
}

const KEPT = 8;
/** Clock drift, a tenth of a millisecond a second: it makes old measurements give way to new ones. */
const DRIFT = 1e-4;

export class ServerClock {
  private samples: Sample[] = [];
  private rough_ms: number | null = null;

  /** @param now_ms this page's own time; it only has to run evenly. */
  constructor(private readonly now_ms: () => number) {}

  /** How far the server's clock is ahead of this one. */
  get offset_ms(): number {
    const now_ms = this.now_ms();
    const best = this.samples.reduce<Sample | null>(
      (one, other) => (one && doubtOf(one, now_ms) < doubtOf(other, now_ms) ? one : other),
      null,
    );
    return best?.offset_ms ?? this.rough_ms ?? 0;
  }

  readonly now = (): number => this.now_ms() + this.offset_ms;

  /** Takes in a round trip: sent at `sent_ms`, answered with the server's time, received now. */
  answered(sent_ms: number, server_ms: number): void {
    const taken_ms = this.now_ms();
    const unsure_ms = Math.max(0, taken_ms - sent_ms) / 2;
    const newest = { offset_ms: server_ms - sent_ms - unsure_ms, unsure_ms, taken_ms };
    // Samples that contradict the newest are from before a clock jumped: this device slept, or the server moved.
    const kept = this.samples.filter(
      (old) => Math.abs(old.offset_ms - newest.offset_ms) <= doubtOf(old, taken_ms) + unsure_ms,
    );
    this.samples = [...kept, newest].slice(-KEPT);
  }

  /** Takes in a time from another message: better than nothing until a round trip is known. */
  mentioned(server_ms: number): void {
    this.rough_ms ??= server_ms - this.now_ms();
  }
}

function doubtOf({ unsure_ms, taken_ms }: Sample, now_ms: number): number {
  return unsure_ms + DRIFT * (now_ms - taken_ms);
}
