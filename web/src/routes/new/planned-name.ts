/** The name of a planned chair before anybody sits on it. */
import { t } from '$lib/words';
import type { PlannedChair } from './table-plan';

export function plannedName(chair: PlannedChair, seat: number): string {
  if (chair.name.trim()) return chair.name.trim();
  if (chair.sitter === 'me') return t('chair-you');
  return t(chair.sitter === 'link' ? 'new-friend' : 'chair-nameless', { number: seat + 1 });
}
