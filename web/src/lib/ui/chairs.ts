/** How a chair is called and how it stands, in words. */
import { isNumbered } from '$lib/games/levels';
import type { Chair, Table } from '$lib/wire/messages';
import { hasWord, t } from '$lib/words';

/** The name of a chair's player; chairs without one are numbered. */
export function chairName(chair: Chair): string {
  if (chair.name) return chair.name;
  if (chair.mine) return t('chair-you');
  if (chair.bot && !chair.taken) return t('chair-bot', { number: chair.seat + 1 });
  return t('chair-nameless', { number: chair.seat + 1 });
}

/** The chair of the one person at this page, who gave no name: sentences say "you". */
export function isCalledYou(chair: Chair | undefined): boolean {
  return chair !== undefined && chair.mine && !chair.name;
}

/** Where several people share a page, none of them is "you": those without a name are numbered. */
export function withNames(table: Table): Table {
  if (table.chairs.filter(({ mine }) => mine).length < 2) return table;
  const chairs = table.chairs.map((chair) =>
    isCalledYou(chair) ? { ...chair, name: t('chair-nameless', { number: chair.seat + 1 }) } : chair,
  );
  return { ...table, chairs };
}

/** A level in words; a numbered one with its number. */
export function levelName(level: string): string {
  if (isNumbered(level) && hasWord(`bot-level-${level}`))
    return t('bot-level-numbered', { number: Number(level), name: t(`bot-level-${level}`) });
  return hasWord(`bot-level-${level}`) ? t(`bot-level-${level}`) : level;
}

export type Presence = 'bot' | 'here' | 'away' | 'open';

export function presence(chair: Chair): Presence {
  if (chair.bot) return 'bot';
  if (!chair.taken) return 'open';
  return chair.here ? 'here' : 'away';
}
