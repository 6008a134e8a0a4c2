/** Moves as the replay tells them: in words where a game has some, otherwise as they are written. */
import { chairName } from '$lib/ui/chairs';
import { BLOCKYOU } from '$lib/wire/games';
import type { Table } from '$lib/wire/messages';
import { currentLanguage, t } from '$lib/words';
import { blockName, cardName } from './blockout/narration';
import { parseMove } from './blockout/notation';

/** BlockYou! counts down this long, after a breath. */
const COUNTDOWN_MS = BLOCKYOU.breathMs + 1000 * BLOCKYOU.countdownSeconds;
/** Waits below this only turn cards over. */
const SHORTEST_LIMIT_MS = 1000;

const TELLERS: Readonly<Record<string, (table: Table, move: string) => string | null>> = {
  blackout,
  blockyou,
  blockout,
};

export function moveWords(table: Table, move: string): string {
  const tell = Object.hasOwn(TELLERS, table.game) ? TELLERS[table.game] : undefined;
  return tell?.(table, move) ?? (/^wait\d+ms(@|$)/.test(move) ? t('replay-wait') : move);
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

function blockyou(_: Table, move: string): string | null {
  if (move === 'ready') return t('replay-blockyou-ready');
  // What nobody but its owner may see is told without its name.
  if (move === '') return t('replay-blockyou-hidden');
  const [lay, row, column, turns] = /^(\d),(\d)\/([0-3])$/.exec(move) ?? [];
  // People count rows and columns from one.
  if (lay)
    return t('replay-blockyou-lay', {
      row: Number(row) + 1,
      column: Number(column) + 1,
      turns: Number(turns),
    });
  const [, drawn] = /^draw([A-Z]+)\//.exec(move) ?? [];
  if (drawn) return t('replay-blockyou-draw', { card: coloursOf(drawn) });
  const wait_ms = Number(/^wait(\d+)ms/.exec(move)?.[1] ?? NaN);
  if (wait_ms === COUNTDOWN_MS) return t('replay-blockyou-count');
  return wait_ms < SHORTEST_LIMIT_MS ? t('replay-blockyou-turn') : null;
}

function blockout(table: Table, text: string): string | null {
  if (text === '') return t('replay-blockout-hidden');
  const move = parseMove(text);
  if (!move) return null;
  switch (move.kind) {
    case 'block': {
      const block = blockName(move.block);
      if (!move.card) return t('replay-blockout-extra', { block });
      return t('replay-blockout-take', { card: cardName(move.card), block });
    }
    case 'draw':
      return t('replay-blockout-draw', { card: cardName(move.card) });
    case 'void':
      return t('replay-blockout-void', { reason: move.reason });
    case 'begin': {
      const chair = table.chairs[move.seat];
      return chair ? t('replay-blockout-begin', { name: chairName(chair) }) : null;
    }
    case 'wait':
      return null;
    default:
      return t(`replay-blockout-${move.kind}`);
  }
}

/** The squares of a card, `WRPB`, by their colours. */
function coloursOf(squares: string): string {
  const colours = [...squares].map((colour) => t(`blockyou-colour-${colour}`));
  return new Intl.ListFormat(currentLanguage().code, { type: 'unit' }).format(colours);
}

/** A number as it is, a special by its name. */
function faceWords(face: string): string {
  return /^\d$/.test(face) ? face : t(`blackout-${face.toLowerCase()}`);
}
