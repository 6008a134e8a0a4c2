/** Moves as the replay tells them: in words where a game has some, otherwise as they are written. */
import { chairName } from '$lib/ui/chairs';
import type { Table } from '$lib/wire/messages';
import { t } from '$lib/words';

const TELLERS: Readonly<Record<string, (table: Table, move: string) => string | null>> = { blackout };

export function moveWords(table: Table, move: string): string {
  const tell = Object.hasOwn(TELLERS, table.game) ? TELLERS[table.game] : undefined;
  if (/^wait\d+ms(@|$)/.test(move)) return t('replay-wait');
  return tell?.(table, move) ?? move;
}

function blackout(table: Table, move: string): string | null {
  if (['roll', 'reroll', 'end', 'call'].includes(move)) return t(`replay-blackout-${move}`);
  const [, what = '', card = '', space = ''] = /^([1-5]|wild|undo)@(\w+)\.(\d)$/.exec(move) ?? [];
  if (what === 'undo') return t('replay-blackout-undo', { card, space });
  if (what) return t('replay-blackout-put', { what: faceWords(what), card, space });
  const [, die = '', face = ''] = /^([WUR])=(\w+)$/.exec(move) ?? [];
  if (die) return t('blackout-die', { die: t(`blackout-die-${die}`), face: faceWords(face) });
  const [, drawn = ''] = /^draw(\w+)$/.exec(move) ?? [];
  if (drawn) return t('replay-blackout-draw', { card: drawn });
  const chair = table.chairs[Number(/^begin(\d)$/.exec(move)?.[1] ?? NaN)];
  return chair ? t('replay-blackout-begin', { name: chairName(chair) }) : null;
}

/** A number as it is, a special by its name. */
function faceWords(face: string): string {
  return /^\d$/.test(face) ? face : t(`blackout-${face.toLowerCase()}`);
}
