/** Bots are named after kinds of wood, in the host's language. */
import { t } from '$lib/words';

export function botNames(): string[] {
  return [1, 2, 3, 4, 5].map((number) => t(`bot-name-${number}`));
}
