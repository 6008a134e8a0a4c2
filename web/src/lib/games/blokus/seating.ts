/** Knows which seats this browser plays, whose tray it shows, and in which order the others sit. */
import type {
  BlokusColour,
  BlokusColourView,
  BlokusView,
  Chair,
  Choices,
  Table,
  Update,
} from '$lib/wire/messages';

export function viewOf(update: Update): BlokusView {
  const [first] = update.views;
  if (!first) throw new Error(`update ${update.seq} has no view`);
  return first.view as BlokusView;
}

/** The seats that people at this browser hold. */
export function seatsHere(table: Table): number[] {
  return table.chairs.filter((chair) => chair.mine).map((chair) => chair.seat);
}

/** The seat of this browser that is to act now, and its legal moves. */
export function choicesNow(update: Update): Choices | null {
  return update.choices.find(({ seat }) => update.to_act.includes(seat)) ?? null;
}

/** Whose tray lies before the viewer, and which of its colours. */
export interface Own {
  readonly seat: number;
  /** What the seat lays for: its own colours, then the shared one. */
  readonly colours: readonly BlokusColour[];
  /** The one that it lays now or next. */
  readonly colour: BlokusColour;
}

export function ownTray(table: Table, update: Update): Own | null {
  const view = viewOf(update);
  const here = seatsHere(table);
  const acting = choicesNow(update)?.seat;
  const next = comingColours(view).find(({ owner }) => owner !== null && here.includes(owner));
  const seat = acting ?? next?.owner ?? here[0];
  if (seat === undefined) return null;
  const own = view.colours.filter(({ owner }) => owner === seat).map(({ colour }) => colour);
  const shared = view.colours.filter(({ owner }) => owner === null).map(({ colour }) => colour);
  const colour = acting !== undefined && view.turn ? view.turn : next?.owner === seat ? next.colour : own[0];
  return colour ? { seat, colours: [...own, ...shared], colour } : null;
}

/** Colours still playing, the one whose turn comes first first. */
function comingColours(view: BlokusView): BlokusColourView[] {
  const now = view.turn ? view.order.indexOf(view.turn) : 0;
  const order = [...view.order.slice(now), ...view.order.slice(0, now)];
  const byName = new Map(view.colours.map((each) => [each.colour, each]));
  return order.flatMap((colour) => byName.get(colour) ?? []).filter(({ standing }) => standing === 'playing');
}

/** One place round the table: a chair with its colours, or the colour that all share. */
export interface Place {
  readonly chair: Chair | null;
  readonly colours: readonly BlokusColourView[];
}

/** All places but the one whose tray is shown anyway; with several seats here all stay, so that nothing jumps. */
export function placesAround(table: Table, view: BlokusView): Place[] {
  const here = seatsHere(table);
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
