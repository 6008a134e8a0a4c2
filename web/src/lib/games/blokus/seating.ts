/** Knows whose tray this page shows, and the order in which the others sit. */
import { chairsHeldHere, choicesNow, viewOf } from '$lib/play/seats';
import type { BlokusColour, BlokusColourView, BlokusView, Chair, Table, Update } from '$lib/wire/messages';
import { t } from '$lib/words';

/** The seat whose tray the viewer sees, and its colours. */
export interface Own {
  readonly seat: number;
  /** The colours that the seat lays: its own, then the shared one. */
  readonly colours: readonly BlokusColour[];
  /** The colour that it lays now or next. */
  readonly colour: BlokusColour;
}

export function ownTray(table: Table, update: Update): Own | null {
  const view = viewOf<BlokusView>(update);
  const here = chairsHeldHere(table).map(({ seat }) => seat);
  const acting = choicesNow(update)?.seat;
  const next = comingColours(view).find(({ owner }) => owner !== null && here.includes(owner));
  const seat = acting ?? next?.owner ?? here[0];
  if (seat === undefined) return null;
  const own = view.colours.filter(({ owner }) => owner === seat).map(({ colour }) => colour);
  const shared = view.colours.filter(({ owner }) => owner === null).map(({ colour }) => colour);
  const colour = acting !== undefined && view.turn ? view.turn : next?.owner === seat ? next.colour : own[0];
  return colour ? { seat, colours: [...own, ...shared], colour } : null;
}

/** The colours still playing, in the order of their turns from now. */
function comingColours(view: BlokusView): BlokusColourView[] {
  const now = view.turn ? view.order.indexOf(view.turn) : 0;
  const order = [...view.order.slice(now), ...view.order.slice(0, now)];
  const byName = new Map(view.colours.map((each) => [each.colour, each]));
  return order.flatMap((colour) => byName.get(colour) ?? []).filter(({ standing }) => standing === 'playing');
}

/** One place round the table: a chair with its colours, or the shared colour. */
export interface Place {
  readonly chair: Chair | null;
  readonly colours: readonly BlokusColourView[];
}

/** All places except the one whose tray is shown anyway; with several seats here all stay, so that nothing jumps. */
export function placesAround(table: Table, view: BlokusView): Place[] {
  const here = chairsHeldHere(table).map(({ seat }) => seat);
  const [mine] = here;
  const turned =
    here.length === 1 && mine !== undefined
      ? [...table.chairs.filter(({ seat }) => seat > mine), ...table.chairs.filter(({ seat }) => seat < mine)]
      : table.chairs;
  const places: Place[] = turned.map((chair) => ({
    chair,
    colours: view.colours.filter(({ owner }) => owner === chair.seat),
  }));
  const shared = view.colours.filter(({ owner }) => owner === null);
  if (shared.length > 0) places.push({ chair: null, colours: shared });
  return places;
}

/** A remark on a colour that is not playing on, in words; '' when it is. */
export function noticeOf(
  { colour, standing }: Pick<BlokusColourView, 'colour' | 'standing'>,
  skipped: readonly BlokusColour[],
): string {
  if (standing !== 'playing') return t(`blokus-standing-${standing}`);
  return skipped.includes(colour) ? t('blokus-skipped') : '';
}
