/** The contract between pages and games: components, their props, small facts. A game holds no rule and no socket. */
import type { Component } from 'svelte';
import type { Reviewed } from '$lib/client/review';
import type { KeyLine } from '$lib/play/keys';
import type { PlayProps } from '$lib/play/props';
import type { Colour } from '$lib/ui/paint';
import type { Table } from '$lib/wire/messages';

/** A position to look at, not to play: replay, rules, home. `view` is that game's own View type. */
export interface BoardProps {
  view: unknown;
  /** Only for a game from a package: its own picture, sanitised. */
  picture?: string;
  /** A sentence for screen readers that says what the picture shows. */
  label: string;
  /** In a replay: the full text of the move that led here, and the position before it. A board may animate the move. */
  move?: string;
  before?: unknown;
  /** Called when the board starts that animation, with its length. */
  onmotion?: (duration_ms: number) => void;
}

export interface ScoreSheetProps {
  table: Table;
  view: unknown;
  /** The numbers that the game counts, by seat; empty: it counts nothing, or they are unknown. */
  tally?: readonly Readonly<Record<string, number>>[];
}

/** The review of a finished game, over the whole page. */
export interface ReviewProps {
  table: Table;
  /** The part that has arrived so far; null: nothing yet. */
  review: Reviewed | null;
  /** Why the rest is missing: a refusal's slug, or ''. */
  reason: string;
  /** Requests the review again. */
  onretry: () => void;
  onclose: () => void;
}

export interface ChairMarkProps {
  value: string;
  size_px: number;
}

/** How chairs differ from each other at set-up. */
export interface ChairMarks {
  /** The option that gives each chair a different value. */
  option: string;
  /** Draws one value of that option. */
  Mark: Component<ChairMarkProps>;
  /** The values of one chair; `chosen` are the values of all chairs the game has, unused ones last. */
  ofChair: (
    players: number,
    seat: number,
    chosen: readonly string[],
    options: Readonly<Record<string, string>>,
  ) => readonly string[];
  /** The shared values, in the middle of the table. */
  ofAll: (players: number, chosen: readonly string[]) => readonly string[];
}

/** South is the side nearest to the viewer. */
export type Direction = 'S' | 'SW' | 'W' | 'NW' | 'N' | 'NE' | 'E' | 'SE';

/** The parts of the set-up page that `/api/games` does not describe. */
export interface GameSetup {
  /** Options that have no effect with the current values of the others. */
  idle: (players: number, options: Readonly<Record<string, string>>) => readonly string[];
  /** null: all chairs are alike. */
  marks: ChairMarks | null;
  /** Where this number of players sit; undefined: evenly round the table. */
  seats: (players: number) => readonly Direction[] | undefined;
}

/** The boxes in which a game is sold, where they differ. An option of the game chooses one of them. */
export interface Editions {
  option: string;
  /** The picture of each value of that option. The game's words name an edition: `game-<key>-<option>-<value>`. */
  arts: Readonly<Record<string, Component>>;
}

/** A small sign of one colour, drawn on a grid of at most three by three. */
export interface MarkShape {
  colour: string;
  cells: readonly (readonly [column: number, row: number])[];
}

/** Describes a move, made in the position of the view `before`, in words; null: the game has no words for it. */
export type MoveWords = (table: Table, move: string, before?: unknown) => string | null;

type Lazy<Part> = () => Promise<{ default: Part }>;

/**
 * A game as pages know it. `lib/games/<key>/index.ts` exports one as its default. Home and set-up load all of these
 * objects at once, so they stay light: a heavy part is a function that imports its own chunk.
 */
export interface PageGame {
  Play: Lazy<Component<PlayProps>>;
  Board: Lazy<Component<BoardProps>>;
  /** The picture above a question that is answered by a choice, where `Board` shows too little of it. */
  Question?: Lazy<Component<BoardProps>>;
  ScoreSheet: Lazy<Component<ScoreSheetProps>>;
  /** Only for games with an engine. */
  Review?: Lazy<Component<ReviewProps>>;
  /** The page that teaches the game. */
  Rules?: Lazy<Component>;
  /** The game's own keys, as its page obeys them; the map of keys shows them. */
  keys?: Lazy<readonly KeyLine[]>;
  /** The picture on the home page and on the table at set-up. */
  Art?: Component;
  /** Only for games with several editions; players choose one by its picture. */
  editions?: Editions;
  /** The sign in lists; a game without one gets a plain square. */
  mark?: MarkShape;
  /** The colours of its blocks in CSS: the confetti of a winner. By default those of the page. */
  colours?: readonly string[];
  setup?: Partial<GameSetup>;
  /** How a replay and the list of moves describe moves; without it, they show the notation. */
  moveWords?: Lazy<MoveWords>;
  /** The colour of the move that is made in this position, where players have colours. */
  moveColour?: (before: unknown) => Colour | null;
  /** Whose turn it is, where that differs from who may act; null: the same. */
  turnOf?: (view: unknown) => number | null;
  /**
   * File extensions of the formats, besides our own, in which a game with these options can be saved. The game's
   * words define `end-record-<format>`.
   */
  otherRecords?: (options: Readonly<Record<string, string>>) => readonly string[];
}
