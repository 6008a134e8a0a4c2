/** Says in the reader's language what happened in a game of which only the notation is known. */
import { personOn } from '$lib/ui/chairs';
import type { Cause, Chair, Outcome } from '$lib/wire/messages';
import { hasWord, t } from '$lib/words';

export function tell(cause: Cause, chairs: readonly Chair[]): string {
  if (cause.taken_back) return t('general-said-back');
  const isSeat = /^\d+$/.test(cause.who);
  const person = personOn(chairs, isSeat ? Number(cause.who) : null);
  if (cause.move === 'left') return t('general-said-left', person);
  if (!cause.move) return t('general-said-hidden', person);
  if (isSeat) return t('general-said-move', { ...person, move: cause.move });
  const move = /^wait\d+ms/.test(cause.move) ? t('replay-wait') : cause.move;
  return t('general-said-actor', { actor: t(`actor-${cause.who}`), move });
}

/** A refusal in words; games from packages may give reasons that have no translation. */
export function refusalWords(reason: string): string {
  return hasWord(`reason-${reason}`) ? t(`reason-${reason}`) : t('general-refused');
}

/** The result of a game, if its view contains it. */
export function outcomeOf(view: unknown): Outcome | null {
  const outcome = (view as { outcome?: unknown } | null)?.outcome as Partial<Outcome> | null | undefined;
  return Array.isArray(outcome?.places) && Array.isArray(outcome.scores) ? (outcome as Outcome) : null;
}
