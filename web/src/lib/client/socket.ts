/** One table's connection to the server: reconnects when it breaks, and resends each command until it is answered. */
import type {
  Accepted,
  Advice,
  Explained,
  Hand,
  Invitation,
  Judged,
  Ping,
  Pong,
  Poses,
  Refused,
  ReviewPart,
  Table,
  ToBrowser,
  ToServer,
  Update,
} from '$lib/wire/messages';
import { ServerClock } from './server-clock';
import type { Line, Surroundings } from './surroundings';

export type Connection =
  | { kind: 'connecting' | 'open' }
  /** The reason is a slug; empty: the connection just broke. */
  | { kind: 'lost'; reason: string }
  /** Trying again cannot help; the reason is a slug. */
  | { kind: 'gone'; reason: string };

type Without<Message, Field extends string> = Message extends unknown ? Omit<Message, Field> : never;
/** A command as the page makes it; the client numbers it. */
export type Command = Without<Exclude<ToServer, Ping | Hand>, 'command_id'>;
export type Answer = Accepted | Refused | Judged | Invitation | Explained | Advice;

export interface Listeners {
  onConnection?: (connection: Connection) => void;
  onTable?: (table: Table) => void;
  onUpdate?: (update: Update) => void;
  onPoses?: (poses: Poses) => void;
  onReview?: (part: ReviewPart) => void;
  /** An accepted command will not be finished after all. */
  onBrokenOff?: (refused: Refused) => void;
}

interface Pending {
  text: string;
  answer: (answer: Answer) => void;
  busyAnswers: number;
}

/** A new connection is measured a few times at once: races need the server's time as soon as they are shown. */
const FIRST_PINGS = 5;
const FIRST_PINGS_EVERY_MS = 250;
const PING_EVERY_MS = 20_000;
const PONG_WITHIN_MS = 8_000;
const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 15_000;
const BUSY_TRIES = 5;
const BUSY_PAUSE_MS = 300;
/** Reasons for which the server closes the connection and a new try cannot help. */
const GONE: ReadonlySet<string> = new Set([
  'bad-origin',
  'no-simulation',
  'no-such-table',
  'table-closed',
  'table-damaged',
]);
/** Reasons for which a new try can help, but the user should know why it takes time. */
const SAID: ReadonlySet<string> = new Set(['too-fast']);

export class TableClient {
  readonly clock: ServerClock;

  private line: Line | null = null;
  private isOpen = false;
  private failures = 0;
  private pingsAtOnce = 0;
  private readonly pending = new Map<string, Pending>();
  private readonly stopWaking: () => void;
  private cancelRetry: (() => void) | null = null;
  private cancelPing: (() => void) | null = null;
  private cancelPongAlarm: (() => void) | null = null;
  private done = false;

  constructor(
    readonly table: string,
    private readonly listeners: Listeners,
    private readonly around: Surroundings,
  ) {
    this.clock = new ServerClock(() => around.now_ms());
    this.stopWaking = around.onWake(() => this.wake());
    this.connect();
  }

  /** Sends a command; the promise resolves with its answer, even if that takes a reconnect or two. */
  send(command: Command): Promise<Answer> {
    const command_id = this.around.newId();
    const text = JSON.stringify({ ...command, command_id });
    return new Promise((answer) => {
      this.pending.set(command_id, { text, answer, busyAnswers: 0 });
      if (this.isOpen) this.line?.send(text);
    });
  }

  /** Sends where a hand is now. It gets no answer, and without a connection it is dropped: the next one is newer. */
  hand(hand: Omit<Hand, 'type'>): void {
    if (this.isOpen) this.line?.send(JSON.stringify({ type: 'hand', ...hand } satisfies Hand));
  }

  /** Closes for good; unanswered commands stay unanswered. */
  close(): void {
    this.done = true;
    this.stopWaking();
    this.cancelRetry?.();
    this.hangUp();
  }

  private connect(): void {
    this.cancelRetry = null;
    const line = this.around.connect(this.table);
    this.line = line;
    line.onopen = () => this.opened(line);
    line.onmessage = ({ data }) => this.heard(data);
    line.onclose = ({ reason }) => this.lost(reason);
  }

  private opened(line: Line): void {
    this.isOpen = true;
    this.measure();
    for (const { text } of this.pending.values()) line.send(text);
    this.tell({ kind: 'open' });
  }

  private heard(data: unknown): void {
    this.failures = 0;
    if (typeof data !== 'string') return;
    const message = JSON.parse(data) as ToBrowser;
    switch (message.type) {
      case 'table':
        return this.listeners.onTable?.(message);
      case 'update':
        this.clock.mentioned(message.server_ms);
        return this.listeners.onUpdate?.(message);
      case 'poses':
        return this.listeners.onPoses?.(message);
      case 'review_part':
        return this.listeners.onReview?.(message);
      case 'accepted':
      case 'judged':
      case 'invitation':
      case 'explained':
      case 'advice':
        return this.settle(message.command_id, message);
      case 'refused':
        return this.refused(message);
      case 'pong':
        return this.ponged(message);
      default:
        // A newer server may send messages that this page does not know.
        console.warn('unknown message', (message as { type: unknown }).type);
    }
  }

  /** Busy means "send it again": nothing was wrong with the command itself. */
  private refused(message: Refused): void {
    const command = this.pending.get(message.command_id);
    if (message.code === 'busy' && command && command.busyAnswers < BUSY_TRIES) {
      command.busyAnswers += 1;
      this.around.after(BUSY_PAUSE_MS * 2 ** command.busyAnswers, () => {
        if (this.isOpen && this.pending.has(message.command_id)) this.line?.send(command.text);
      });
      return;
    }
    if (command) this.settle(message.command_id, message);
    else this.listeners.onBrokenOff?.(message);
  }

  private settle(command_id: string, answer: Answer): void {
    const command = this.pending.get(command_id);
    this.pending.delete(command_id);
    command?.answer(answer);
  }

  private lost(reason: string): void {
    this.hangUp();
    if (this.done) return;
    if (GONE.has(reason)) {
      this.close();
      return this.tell({ kind: 'gone', reason });
    }
    this.tell({ kind: 'lost', reason: SAID.has(reason) ? reason : '' });
    const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.failures);
    this.failures += 1;
    // Half of the wait is random: after a restart not everybody reconnects in the same instant.
    this.cancelRetry = this.around.after(longest * (0.5 + this.around.random() / 2), () => this.connect());
  }

  private hangUp(): void {
    const line = this.line;
    this.line = null;
    this.isOpen = false;
    this.cancelPing?.();
    this.cancelPongAlarm?.();
    this.cancelPing = this.cancelPongAlarm = null;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  private measure(): void {
    this.pingsAtOnce = FIRST_PINGS;
    this.ping();
  }

  private ping(): void {
    if (!this.isOpen || this.cancelPongAlarm) return;
    this.line?.send(JSON.stringify({ type: 'ping', sent_ms: this.around.now_ms() } satisfies Ping));
    this.cancelPongAlarm = this.around.after(PONG_WITHIN_MS, () => this.lost(''));
  }

  private ponged(pong: Pong): void {
    this.clock.answered(pong.sent_ms, pong.server_ms);
    this.cancelPongAlarm?.();
    this.cancelPongAlarm = null;
    this.cancelPing?.();
    this.pingsAtOnce = Math.max(0, this.pingsAtOnce - 1);
    const wait_ms = this.pingsAtOnce > 0 ? FIRST_PINGS_EVERY_MS : PING_EVERY_MS;
    this.cancelPing = this.around.after(wait_ms, () => this.ping());
  }

  /** The network is back or the page is shown again: reconnect now, or test a connection that may be dead. */
  private wake(): void {
    if (this.done) return;
    if (this.cancelRetry) {
      this.cancelRetry();
      this.failures = 0;
      this.connect();
    } else {
      this.measure();
    }
  }

  private tell(connection: Connection): void {
    this.listeners.onConnection?.(connection);
  }
}
