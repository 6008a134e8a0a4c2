/** Texts about giving up: what it would mean at this table, and who has given up or run out of time. */
import type { Table } from '$lib/wire/messages';
import { t } from '$lib/words';
import { personOn } from './chairs';

/** With one other player the game ends; with more it goes on. */
export function resignWords(table: Table): { sure: string; about: string } {
  const others = table.chairs.filter(({ mine, left }) => !mine && !left).length;
  if (others === 1) return { sure: t('seat-resign-sure-two'), about: t('leave-resign-about-two') };
  if (others === 0) return { sure: t('seat-resign-sure-alone'), about: t('leave-resign-about-alone') };
  return { sure: t('seat-resign-sure'), about: t('leave-resign-about') };
}

/** Says that a player gave up or had no time left, with the name: it may stand beside somebody else's. */
export function leftWords(table: Pick<Table, 'chairs'>, seat: number): string {
  const isLate = table.chairs.some((chair) => chair.seat === seat && chair.is_late);
  return t(isLate ? 'seat-late' : 'seat-left', personOn(table.chairs, seat));
}
