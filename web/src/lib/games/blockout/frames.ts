/** Reads the frames that the server sends thirty times a second: the poses that changed, twelve bytes each. */
import { UNITS_PER_MM, type Pose, type Turn } from './pose';

export interface Frame {
  readonly tick: number;
  /** By block number: lowest first, the one on its way last. */
  readonly poses: ReadonlyMap<number, Pose>;
}

const HEAD = 4;
const BLOCK = 12;
const STEPS = 16_383;
const WIDEST = Math.SQRT1_2; // only the largest component of a quaternion can exceed this

/** Null when the bytes are no frame. */
export function decodeFrame(base64: string): Frame | null {
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
  const data = new DataView(bytes.buffer);
  if (bytes.length < HEAD) return null;
  const mask = data.getUint16(2, true);
  const numbers = Array.from({ length: 16 }, (_, bit) => bit).filter((bit) => (mask >> bit) & 1);
  if (bytes.length !== HEAD + BLOCK * numbers.length) return null;
  const poses = new Map(numbers.map((number, at) => [number, poseAt(data, HEAD + BLOCK * at)]));
  return { tick: data.getUint16(0, true), poses };
}

function poseAt(data: DataView, at: number): Pose {
  return {
    x: data.getInt16(at, true) / UNITS_PER_MM,
    y: data.getInt16(at + 2, true) / UNITS_PER_MM,
    z: data.getInt16(at + 4, true) / UNITS_PER_MM,
    turn: turnOf(data.getUint16(at + 6, true), data.getUint16(at + 8, true), data.getUint16(at + 10, true)),
  };
}

/** 48 bits: the index of the largest component (which is left out), then the other three in 15 bits each. */
function turnOf(low: number, middle: number, high: number): Turn {
  const packed = BigInt(low) | (BigInt(middle) << 16n) | (BigInt(high) << 32n);
  const part = (shift: bigint) => ((Number((packed >> shift) & 0x7fffn) - STEPS) / STEPS) * WIDEST;
  const [a, b, c] = [part(30n), part(15n), part(0n)];
  const largest = Math.sqrt(Math.max(0, 1 - a * a - b * b - c * c));
  switch (Number((packed >> 45n) & 3n)) {
    case 0:
      return [largest, a, b, c];
    case 1:
      return [a, largest, b, c];
    case 2:
      return [a, b, largest, c];
    default:
      return [a, b, c, largest];
  }
}
