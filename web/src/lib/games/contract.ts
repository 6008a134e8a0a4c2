/** What the table page gives a game's components, and what it gets back. Components hold no rule and no socket. */
import type { Component } from 'svelte';
import type { Reviewed } from '$lib/client/review';
import type { Advice, Hand, Poses, Refused, Table, Update } from '$lib/wire/messages';

/** A move that was sent and not yet answered, or one that was refused and why. */
export interface SentMove {
  seat: number;
  move: string;
  /** A refusal's slug; empty while the answer is still out. */
  reason: string;
}

/** The line to a block that is on its way to a tower. */
export interface TowerLine {
  /** Calls with the newest whole frame and what changed since, if any, then with every new one; returns how to stop. */
  onposes: (listen: (poses: Poses) => void) => () => void;
  /** Where a player of this page wants the held block now; sent as it is, without an answer. */
  hand: (hand: Omit<Hand, 'type'>) => void;
}

/** The whole playing area of a game: board, trays, seats. It fills the room it is given and never scrolls. */
export interface PlayProps {
  table: Table;
  update: Update;
  sent: SentMove | null;
  /** Sends a move; the answer arrives as a new `update` or as `sent.reason`. */
  play: (seat: number, move: string) => void;
  /** Asks whether a move could be played; resolves to a refusal's slug, or '' if it could. */
  judge: (seat: number, move: string) => Promise<string>;
  /** Asks what the engine would play for a seat; tables with `hints` answer, in games that have an engine. */
  advise: (seat: number) => Promise<Advice | Refused>;
  /** The server's clock now, as well as this page can tell; alarms end at `server_ms + left_ms` by it. */
  serverNow: () => number;
  tower: TowerLine;
}

/** A position that is only looked at: replay, rules, home. `view` is that game's own View type. */
export interface BoardProps {
  view: unknown;
  /** A sentence for screen readers that says what the picture shows. */
  label: string;
  /** In a replay: the move that led here, in full, and the position before it. A board may show what lies between. */
  move?: string;
  before?: unknown;
  /** The board begins to do so, and will take so long. */
  onmotion?: (duration_ms: number) => void;
}

export interface ScoreSheetProps {
  table: Table;
  view: unknown;
}

/** A look back at a finished game, over the whole page. */
export interface ReviewProps {
  table: Table;
  /** What has been told so far; null: nothing yet. */
  review: Reviewed | null;
  /** Why there is no more of it: a refusal's slug, or ''. */
  reason: string;
  /** Asks for it again. */
  onretry: () => void;
  onclose: () => void;
}

/** How pages reach a game without knowing it; each part is its own chunk, loaded when first needed. */
export interface GameParts {
  Play: () => Promise<{ default: Component<PlayProps> }>;
  Board: () => Promise<{ default: Component<BoardProps> }>;
  ScoreSheet: () => Promise<{ default: Component<ScoreSheetProps> }>;
  /** Games with an engine. */
  Review?: () => Promise<{ default: Component<ReviewProps> }>;
  /** In which formats beside our own a game with these options can be saved. */
  otherRecords?: (options: Readonly<Record<string, string>>) => readonly 'blksgf'[];
}
