/** What a costly move of a review gave away, in words. */
import { argumentsOf } from '$lib/play/moment/words';
import type { Finding, Table } from '$lib/wire/messages';
import { t } from '$lib/words';

export function gaveWords(at: Pick<Table, 'game' | 'chairs'>, { finding, args }: Finding): string {
  return t(`${at.game}-review-gave-${finding}`, argumentsOf(at, args));
}
