/** Calculates the layout of a chart: numbers along its edges, lines with gaps, labels that do not overlap. */

export interface Scale {
  readonly low: number;
  readonly high: number;
  /** The values of the horizontal lines, from low to high. */
  readonly ticks: readonly number[];
}

/** Round numbers around all values, with at most this many intervals. */
export function scaleOf(values: readonly number[], most = 6): Scale {
  const [least, largest] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [40, 90];
  const step = [2, 5, 10, 20, 50, 100].find((each) => stretches(least, largest, each) <= most) ?? 200;
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(largest / step) * step, low + step);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { low, high, ticks };
}

function stretches(least: number, largest: number, step: number): number {
  return Math.ceil(largest / step) - Math.floor(least / step);
}

/** The move numbers below the chart: the first one, then round ones, far enough apart to be readable. */
export function moveTicks(last: number, width_px: number): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((each) => (each * width_px) / Math.max(1, last) >= 34) ?? 100;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** One path; it starts again after a missing spot. */
export function pathOf(spots: readonly (Spot | null)[]): string {
  let path = '';
  let isOn = false;
  for (const spot of spots) {
    if (spot) path += `${isOn ? 'L' : 'M'}${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`;
    isOn = spot !== null;
  }
  return path;
}

/** Heights as near as possible to the wished ones, `gap` apart, from `top` to `bottom`; in the order of the wishes. */
export function spread(wishes: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wishes.map((_, index) => index).sort((a, b) => (wishes[a] ?? 0) - (wishes[b] ?? 0));
  const placed: number[] = [];
  let least = top;
  for (const index of order) {
    placed[index] = Math.max(wishes[index] ?? 0, least);
    least = placed[index] + gap;
  }
  let most = bottom;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, most);
    most = placed[index] - gap;
  }
  return placed;
}
