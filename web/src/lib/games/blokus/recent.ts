/** The squares that the given moves cover. */
import type { Cause } from '$lib/wire/messages';
import { formatCell, parseMove } from './notation';

export function recentCells(causes: readonly Cause[]): string[] {
  return causes.flatMap(({ move }) => parseMove(move)?.cells.map(formatCell) ?? []);
}
