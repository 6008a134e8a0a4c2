/** Says an expected margin in words: how many squares ahead or behind, as precisely as it can be known. */
import { t } from '$lib/words';

/** `margin`: a seat's expected points minus those of the best other seat. */
export function marginWords(margin: number): string {
  const count = Math.round(Math.abs(margin));
  if (count === 0) return t('blokus-margin-level');
  return t(margin > 0 ? 'blokus-margin-ahead' : 'blokus-margin-behind', { count });
}
