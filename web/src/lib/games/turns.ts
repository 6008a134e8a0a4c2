/** Whose turn it is where that differs from who may do something: others may report, and a hand at work is asked nothing. */
import type { BlockoutView, Update } from '$lib/wire/messages';

const TURNS: Readonly<Record<string, (view: unknown) => number | null>> = {
  blockout: (view) => {
    const { phase, seat } = view as BlockoutView;
    return phase === 'report' || phase === 'vote' ? null : seat;
  },
};

/** The seats that the table waits for. */
export function waitedFor(game: string, update: Update): readonly number[] {
  const seat = Object.hasOwn(TURNS, game) ? TURNS[game]?.(update.views[0]?.view) : null;
  return typeof seat === 'number' ? [seat] : update.to_act;
}
