/** The total times of the players at the table that the page shows; badges anywhere in a game show them. */
import type { PlayerTime, Update } from '$lib/wire/messages';

const LOOK_EVERY_MS = 200;
const SHORT_MS = 20_000;

export interface ShownTime {
  /** "4:05" */
  figures: string;
  runs: boolean;
  isShort: boolean;
}

let times = $state.raw<readonly PlayerTime[]>([]);

/** Follows the times of an update by the server's clock until the returned function is called. */
export function followTimes({ times: told, server_ms }: Update, serverNow: () => number): () => void {
  const look = () => {
    const passed_ms = Math.max(0, serverNow() - server_ms);
    times = told.map((time) =>
      time.runs ? { ...time, left_ms: Math.max(0, time.left_ms - passed_ms) } : time,
    );
  };
  look();
  const timer = told.some(({ runs }) => runs) ? setInterval(look, LOOK_EVERY_MS) : undefined;
  return () => clearInterval(timer);
}

/** Null: the seat has no total time. */
export function timeOf(seat: number): ShownTime | null {
  const time = times.find((each) => each.seat === seat);
  return time
    ? { figures: figuresOf(time.left_ms), runs: time.runs, isShort: time.left_ms <= SHORT_MS }
    : null;
}

/** Minutes and seconds, rounded up: zero means that the time is over. */
export function figuresOf(left_ms: number): string {
  const seconds = Math.ceil(left_ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
