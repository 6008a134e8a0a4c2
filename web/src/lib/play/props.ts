/** Defines the data that the table page gives a game's playing area, and the calls it gets back. */
import type { Advice, Cause, Hand, Poses, Refused, Table, Update } from '$lib/wire/messages';

/** A move that was sent and not yet answered, or one that was refused and why. */
export interface SentMove {
  seat: number;
  move: string;
  /** A refusal's slug; empty while there is no answer yet. */
  reason: string;
}

/** The connection to a block that is on its way to a tower. */
export interface TowerLine {
  /** Calls `listen` with the newest full frame and any changes since, then with each new one; returns how to stop. */
  onposes: (listen: (poses: Poses) => void) => () => void;
  /** Sends the pose that a player of this page wants for the held block now; there is no answer. */
  hand: (hand: Omit<Hand, 'type'>) => void;
}

/** The whole playing area of a game: board, trays, seats. It fills its container and never scrolls. */
export interface PlayProps {
  table: Table;
  update: Update;
  sent: SentMove | null;
  /** Sends a move; the answer arrives as a new `update` or as `sent.reason`. */
  play: (seat: number, move: string) => void;
  /** Asks whether a move could be played; resolves to a refusal's slug, or '' if it could. */
  judge: (seat: number, move: string) => Promise<string>;
  /** Asks which move the engine would play for a seat; only tables with `hints`, in games with an engine, answer. */
  advise: (seat: number) => Promise<Advice | Refused>;
  /** The server's time, as well as this page can estimate it; alarms end at `server_ms + left_ms` on this clock. */
  serverNow: () => number;
  tower: TowerLine;
  /** The moves of others since this page's player last moved, oldest first: a board marks them. */
  sinceTurn?: readonly Cause[];
  /** Asks for a pause of the table, or to go on after one; only tables of games that pause answer. */
  pause?: (seat: number, isWanted: boolean) => void;
  /** The result of the finished game stands beside the playing area or below it: a tray may give its room to the board. */
  showsResult?: boolean;
  /** Called when the game starts to show a move that takes a while, with its length: the result of a game waits for it. */
  onmotion?: (duration_ms: number) => void;
}
