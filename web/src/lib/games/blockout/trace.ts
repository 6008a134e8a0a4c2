/** Reads the track of a placement from its record: the pose of every block, thirty times a second or a little less. */
import { TICK_MS } from './track';
import { between, poseOf, type Pose } from './pose';

export interface Recorded {
  readonly duration_ms: number;
  /** Lowest block first, the placed one last. */
  readonly at: (elapsed_ms: number) => Pose[];
}

const FORMAT = 1;
/** After format, length of the engine's name, parameters, start pose and sway, the lengths that matter here begin. */
const LENGTHS_AT = 24;
const HEAD = 35;
const HAND_CHANNELS = 4;
const POSE_CHANNELS = 7;

/** Reads the trace after the `~` of a verdict; null when there is none, or none that this page can read. */
export async function readTrace(move: string): Promise<Recorded | null> {
  const [, text] = move.split('~');
  if (!text) return null;
  try {
    return recordedOf(await inflated(text));
  } catch {
    return null; // a record in an unknown format: the resting poses are shown anyway
  }
}

async function inflated(text: string): Promise<Uint8Array> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function recordedOf(bytes: Uint8Array): Recorded | null {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data.getUint8(0) !== FORMAT) return null;
  const nameLength = data.getUint8(1);
  const seedLength = data.getUint8(LENGTHS_AT + 2);
  const targets = data.getUint16(LENGTHS_AT + 5, true);
  const ticks = data.getUint16(LENGTHS_AT + 7, true);
  const stride = data.getUint8(LENGTHS_AT + 9);
  const blocks = data.getUint8(LENGTHS_AT + 10);
  const body = HEAD + nameLength + seedLength;
  const frames = data.getUint16(body, true);
  if (stride < 1 || blocks < 1 || frames < 1) return null;
  const numbers = new Numbers(bytes.subarray(body + 2));
  for (let channel = 0; channel < HAND_CHANNELS; channel += 1) numbers.column(targets);
  const tracks = Array.from({ length: blocks }, () => posesOf(numbers, frames));
  return {
    duration_ms: ticks * TICK_MS,
    at: (elapsed_ms) => {
      const frame = frameAt(Math.max(0, elapsed_ms) / TICK_MS, frames, stride, ticks);
      const from = Math.floor(frame);
      return tracks.flatMap((track) => {
        const [before, after] = [track[from], track[from + 1]];
        if (!before) return [];
        return [after ? between(before, after, frame - from) : before];
      });
    },
  };
}

/** The frame of a tick, as a fraction; the last frame is the end, even off the regular stride. */
function frameAt(tick: number, frames: number, stride: number, ticks: number): number {
  const last = frames - 1;
  const even = (last - 1) * stride; // the tick of the frame before the last one
  if (last === 0 || tick >= ticks) return last;
  if (tick <= even) return tick / stride;
  return last - 1 + (tick - even) / Math.max(1, ticks - even);
}

function posesOf(numbers: Numbers, frames: number): Pose[] {
  const channels = Array.from({ length: POSE_CHANNELS }, () => numbers.column(frames));
  return Array.from({ length: frames }, (_, frame) => {
    const [x = 0, y = 0, z = 0, qw = 0, qx = 0, qy = 0, qz = 0] = channels.map((each) => each[frame]);
    return poseOf({ x, y, z, qw, qx, qy, qz });
  });
}

/** Varints of 7 bits a byte, the lowest bit for the sign, each the difference to the one before. */
class Numbers {
  #at = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  column(length: number): number[] {
    let value = 0;
    return Array.from({ length }, () => (value += this.#next()));
  }

  #next(): number {
    let folded = 0;
    for (let weight = 1; ; weight *= 128) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new RangeError('the trace ends too early');
      folded += (byte & 127) * weight;
      if (byte < 128) return folded % 2 === 0 ? folded / 2 : -(folded - 1) / 2 - 1;
    }
  }
}
