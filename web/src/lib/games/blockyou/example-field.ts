/** A position of BlockYou! for pictures: the field as it was dealt, two cards laid on it, and one that fits next. */
import type { BlockyouLyingView } from '$lib/wire/messages';

const DEALT =
  'WYRB/W.NE WYYB/N.SE WBLR/N.SE WBPO/SE.SW WLYR/N.NW WLPR/S.N WPLO/W.SW WPRY/SE.NW ' +
  'WBPY/S.NW WYYR/E.SW WYOB/N.NE WPPO/N.NW WYBB/SE.SW WLBR/E.NE WOOB/N.NW WLYP/N.E';

/** Sixteen cards in rows of four. */
export const dealt: readonly BlockyouLyingView[] = DEALT.split(' ').map((card, at) => ({
  card,
  row: 2 * Math.floor(at / 4),
  column: 2 * (at % 4),
  turns: 0,
}));

export const laid: readonly BlockyouLyingView[] = [
  { card: 'WBBY/E.NW', row: 1, column: 1, turns: 3 },
  { card: 'WYPB/S.NE', row: 4, column: 5, turns: 3 },
];

/** Its fingers point west and north-east. */
export const next: BlockyouLyingView = { card: 'WRPL/N.SE', row: 3, column: 3, turns: 3 };
