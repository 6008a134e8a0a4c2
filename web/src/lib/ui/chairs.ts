/** How a chair is called and how it stands, in words. */
import type { Chair } from '$lib/wire/messages';
import { hasWord, t } from '$lib/words';

/** The name of a chair's player; chairs without one are numbered. */
export function chairName(chair: Chair): string {
  if (chair.name) return chair.name;
  if (chair.mine) return t('chair-you');
  if (chair.bot && !chair.taken) return t('chair-bot', { number: chair.seat + 1 });
  return t('chair-nameless', { number: chair.seat + 1 });
}

export function levelName(level: string): string {
  return hasWord(`bot-level-${level}`) ? t(`bot-level-${level}`) : level;
}

export type Presence = 'bot' | 'here' | 'away' | 'open';

export function presence(chair: Chair): Presence {
  if (chair.bot) return 'bot';
  if (!chair.taken) return 'open';
  return chair.here ? 'here' : 'away';
}
