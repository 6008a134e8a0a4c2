/** Fake surroundings for the table client: a test decides when connections break and time passes. */
import type { ToBrowser } from '$lib/wire/messages';
import type { Line, Surroundings } from './surroundings';

export class FakeLine implements Line {
  sent: { type: string; command_id?: string; [field: string]: unknown }[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { reason: string }) => void) | null = null;

  send(text: string): void {
    if (this.isClosed) throw new Error('sent on a closed line');
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }
  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.onopen?.();
  }
  says(message: ToBrowser): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(reason = ''): void {
    this.isClosed = true;
    this.onclose?.({ reason });
  }
  commands() {
    return this.sent.filter(({ type }) => type !== 'ping');
  }
}

interface Timer {
  due_ms: number;
  call: () => void;
}

export class FakeSurroundings implements Surroundings {
  lines: FakeLine[] = [];
  time_ms = 1_000;
  luck = 1;
  private timers: Timer[] = [];
  private wakers: (() => void)[] = [];
  private ids = 0;

  connect(): FakeLine {
    const line = new FakeLine();
    this.lines.push(line);
    return line;
  }
  now_ms(): number {
    return this.time_ms;
  }
  after(wait_ms: number, call: () => void): () => void {
    const timer = { due_ms: this.time_ms + wait_ms, call };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((each) => each !== timer));
  }
  random(): number {
    return this.luck;
  }
  newId(): string {
    this.ids += 1;
    return `c${this.ids}`;
  }
  onWake(call: () => void): () => void {
    this.wakers.push(call);
    return () => void (this.wakers = this.wakers.filter((each) => each !== call));
  }

  get line(): FakeLine {
    const line = this.lines.at(-1);
    if (!line) throw new Error('nobody has connected');
    return line;
  }
  wake(): void {
    for (const call of [...this.wakers]) call();
  }
  /** Lets time go by; timers fire in their order. */
  pass(wait_ms: number): void {
    const end_ms = this.time_ms + wait_ms;
    for (;;) {
      const next = this.timers
        .filter(({ due_ms }) => due_ms <= end_ms)
        .sort((a, b) => a.due_ms - b.due_ms)[0];
      if (!next) break;
      this.timers = this.timers.filter((each) => each !== next);
      this.time_ms = next.due_ms;
      next.call();
    }
    this.time_ms = end_ms;
  }
}
