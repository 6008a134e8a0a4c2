/** The moves of Blackout in the words of a replay. */
import { personOn } from '$lib/ui/chairs';
import type { BlackoutView, Table } from '$lib/wire/messages';
import { t } from '$lib/words';
import { placesOf, whereIs } from './places';

export default function moveWords(table: Table, move: string, before?: unknown): string | null {
  if (['roll', 'reroll', 'end', 'call'].includes(move)) return t(`replay-blackout-${move}`);
  const [, what = '', space = ''] = /^([1-5]|wild|undo)@(\w+\.\d)$/.exec(move) ?? [];
  const where = before ? whereIs(space, placesOf((before as BlackoutView).cards)) : null;
  if (what && !where) return null;
  if (what === 'undo') return t('replay-blackout-undo', { ...where });
  if (what) return t('replay-blackout-put', { what: faceWords(what), ...where });
  const [, die = '', face = ''] = /^([WUR])=(\w+)$/.exec(move) ?? [];
  if (die) return t('blackout-die', { die: t(`blackout-die-${die}`), face: faceWords(face) });
  if (/^draw\w+$/.test(move)) return t('replay-blackout-draw');
  const first = /^begin(\d)$/.exec(move)?.[1];
  return first ? t('replay-blackout-begin', personOn(table.chairs, Number(first))) : null;
}

/** A number as it is, a special by its name. */
function faceWords(face: string): string {
  return /^\d$/.test(face) ? face : t(`blackout-${face.toLowerCase()}`);
}
