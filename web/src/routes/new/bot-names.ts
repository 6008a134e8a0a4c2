/** Bots are called after kinds of wood, in the language of whoever opens the table. */
import { t } from '$lib/words';

export function botNames(): string[] {
  return [1, 2, 3, 4, 5].map((number) => t(`bot-name-${number}`));
}
