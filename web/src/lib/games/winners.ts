/** The seats that share the first place. */
import type { Outcome } from '$lib/wire/messages';

export function winnersOf(outcome: Outcome): number[] {
  return outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}
