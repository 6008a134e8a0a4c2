/** The moves of BlockYou! in the words of a replay. */
import { personOn } from '$lib/ui/chairs';
import { BLOCKYOU } from '$lib/wire/games';
import type { Table } from '$lib/wire/messages';
import { listOf, t } from '$lib/words';

/** The length of the countdown, including the short pause before it. */
const COUNTDOWN_MS = BLOCKYOU.breathMs + 1000 * BLOCKYOU.countdownSeconds;
/** Shorter waits only turn cards over. */
const SHORTEST_LIMIT_MS = 1000;

export default function moveWords(table: Table, move: string): string | null {
  if (move === 'ready') return t('replay-blockyou-ready');
  // A card that only its owner may see is described without its name.
  if (move === '') return t('replay-blockyou-hidden');
  const leader = /^begin(\d)$/.exec(move)?.[1];
  if (leader) return t('replay-blockyou-begin', personOn(table.chairs, Number(leader)));
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

/** The squares of a card, `WRPB`, by their colours. */
function coloursOf(squares: string): string {
  const colours = [...squares].map((colour) => t(`blockyou-colour-${colour}`));
  return listOf(colours);
}
