/** Draws cells as a few SVG paths: one outline round a piece, its bevels, its pattern. One unit is one square. */
import type { BlokusColour } from '$lib/wire/messages';
import type { Cell } from './notation';

interface Corner {
  x: number;
  y: number;
}

const INSET = 0.03; // so that pieces of one colour that meet at a corner still look like two
const ROUNDING = 0.13;
const BEVEL = 0.13;
const BEVEL_INSET = INSET + ROUNDING / 4; // where the rounded corner passes, so that no bevel sticks out of it

const n = (value: number) => String(Math.round(value * 1000) / 1000);

/** The rim of joined cells, clockwise, corners only. Pieces of five squares have no holes. */
export function rim(cells: readonly Cell[]): Corner[] {
  const has = new Set(cells.map(({ row, column }) => `${row} ${column}`));
  const next = new Map<string, Corner>();
  let start: Corner | null = null;
  const edge = (x: number, y: number, toX: number, toY: number) => {
    next.set(`${x} ${y}`, { x: toX, y: toY });
    start ??= { x, y };
  };
  for (const { row, column } of cells) {
    if (!has.has(`${row - 1} ${column}`)) edge(column, row, column + 1, row);
    if (!has.has(`${row} ${column + 1}`)) edge(column + 1, row, column + 1, row + 1);
    if (!has.has(`${row + 1} ${column}`)) edge(column + 1, row + 1, column, row + 1);
    if (!has.has(`${row} ${column - 1}`)) edge(column, row + 1, column, row);
  }
  const points: Corner[] = [];
  for (
    let at: Corner | null = start;
    at && points.length < next.size;
    at = next.get(`${at.x} ${at.y}`) ?? null
  ) {
    points.push(at);
  }
  return points.filter((point, index) => {
    const before = points.at(index - 1) ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    return !(before.x === point.x && point.x === after.x) && !(before.y === point.y && point.y === after.y);
  });
}

/** The rim as a path, drawn `inset` inside the cells, its corners rounded. */
export function outline(cells: readonly Cell[], inset = INSET, rounding = ROUNDING): string {
  const corners = rim(cells);
  const shifted = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const into = unit(before, corner);
    const out = unit(corner, after);
    // Clockwise, so the inside is to the right of each edge: of (x, y) that is (-y, x).
    return { x: corner.x + inset * (-into.y - out.y), y: corner.y + inset * (into.x + out.x), into, out };
  });
  const steps = shifted.map(({ x, y, into, out }, index) => {
    const from = `${n(x - into.x * rounding)} ${n(y - into.y * rounding)}`;
    const to = `${n(x + out.x * rounding)} ${n(y + out.y * rounding)}`;
    return `${index === 0 ? 'M' : 'L'}${from}Q${n(x)} ${n(y)} ${to}`;
  });
  return steps.join('') + 'Z';
}

function unit(from: Corner, to: Corner): Corner {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}

/** The lit edges: above and to the left of every square. */
export function lit(cells: readonly Cell[]): string {
  const [a, b, c] = [BEVEL_INSET, BEVEL_INSET + BEVEL, 1 - BEVEL_INSET];
  return perCell(cells, [a, a, c, a, c - BEVEL, b, b, b, b, c - BEVEL, a, c]);
}

/** The shaded edges: below and to the right of every square. */
export function shaded(cells: readonly Cell[]): string {
  const [a, b, c] = [BEVEL_INSET, BEVEL_INSET + BEVEL, 1 - BEVEL_INSET];
  return perCell(cells, [c, c, a, c, b, c - BEVEL, c - BEVEL, c - BEVEL, c - BEVEL, b, c, a]);
}

function perCell(cells: readonly Cell[], xy: readonly number[]): string {
  return cells
    .map(({ row, column }) => {
      let path = '';
      for (let index = 0; index < xy.length; index += 2) {
        path += `${index === 0 ? 'M' : 'L'}${n(column + (xy[index] ?? 0))} ${n(row + (xy[index + 1] ?? 0))}`;
      }
      return path + 'Z';
    })
    .join('');
}

/** The pattern that identifies a colour without colour, as filled shapes: dots, nothing, stripes, a grid. */
export function pattern(colour: BlokusColour, cells: readonly Cell[]): string {
  return cells.map(({ row, column }) => PATTERNS[colour](column, row)).join('');
}

const PATTERNS: Readonly<Record<BlokusColour, (x: number, y: number) => string>> = {
  blue: (x, y) => `M${n(x + 0.36)} ${n(y + 0.5)}a.14 .14 0 1 1 .28 0a.14 .14 0 1 1 -.28 0Z`,
  yellow: () => '',
  red: (x, y) =>
    `M${n(x + 0.18)} ${n(y + 0.66)}l.48 -.48h.16v.04l-.6 .6h-.04Z` +
    `M${n(x + 0.5)} ${n(y + 0.82)}l.32 -.32v.2l-.12 .12Z` +
    `M${n(x + 0.18)} ${n(y + 0.5)}l.32 -.32h-.2l-.12 .12Z`,
  green: (x, y) => `M${n(x + 0.455)} ${n(y + 0.17)}h.09v.285h.285v.09h-.285v.285h-.09v-.285h-.285v-.09h.285Z`,
};

/** Single squares, for the hollows of the board and for marks on it. */
export function squares(cells: readonly Cell[], inset: number, rounding: number): string {
  const side = n(1 - 2 * inset - 2 * rounding);
  const r = n(rounding);
  const arc = (x: string, y: string) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return cells
    .map(
      ({ row, column }) =>
        `M${n(column + inset + rounding)} ${n(row + inset)}h${side}${arc(r, r)}v${side}${arc(`-${r}`, r)}` +
        `h-${side}${arc(`-${r}`, `-${r}`)}v-${side}${arc(r, `-${r}`)}Z`,
    )
    .join('');
}
