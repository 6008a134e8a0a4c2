/** The moves of Blackout in the words of a replay. */
import { personOn } from '$lib/ui/chairs';
import type { Table } from '$lib/wire/messages';
import { t } from '$lib/words';

export default function moveWords(table: Table, move: string): string | null {
  if (['roll', 'reroll', 'end', 'call'].includes(move)) return t(`replay-blackout-${move}`);
  const [, what = '', card = '', space = ''] = /^([1-5]|wild|undo)@(\w+)\.(\d)$/.exec(move) ?? [];
  if (what === 'undo') return t('replay-blackout-undo', { card, space });
  if (what) return t('replay-blackout-put', { what: faceWords(what), card, space });
  const [, die = '', face = ''] = /^([WUR])=(\w+)$/.exec(move) ?? [];
  if (die) return t('blackout-die', { die: t(`blackout-die-${die}`), face: faceWords(face) });
  const [, drawn = ''] = /^draw(\w+)$/.exec(move) ?? [];
  if (drawn) return t('replay-blackout-draw', { card: drawn });
  const first = /^begin(\d)$/.exec(move)?.[1];
  return first ? t('replay-blackout-begin', personOn(table.chairs, Number(first))) : null;
}

/** A number as it is, a special by its name. */
function faceWords(face: string): string {
  return /^\d$/.test(face) ? face : t(`blackout-${face.toLowerCase()}`);
}
