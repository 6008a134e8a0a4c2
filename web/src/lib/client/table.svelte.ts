/** The page's state of one table: the newest message of each kind, and the answer to the last move sent. */
import type { Advice, Explained, Hand, Invitation, Refused, Table, Update } from '$lib/wire/messages';
import { Frames } from './frames';
import { isComplete, withPart, type Reviewed } from './review';
import { TableClient, type Command, type Connection } from './socket';
import { browserSurroundings, type Surroundings } from './surroundings';

/** A move on its way (`reason` empty) or refused. Games get it as `SentMove` of `lib/play/props`. */
interface Sent {
  seat: number;
  move: string;
  reason: string;
}

/** Games get it as `TowerLine` of `lib/play/props`. */
interface Tower {
  onposes: Frames['listen'];
  hand: (hand: Omit<Hand, 'type'>) => void;
}

export class TableStore {
  table = $state.raw<Table | null>(null);
  update = $state.raw<Update | null>(null);
  sent = $state.raw<Sent | null>(null);
  connection = $state.raw<Connection>({ kind: 'connecting' });
  /** At a study: what was wrong with the last answer, a slug; empty when nothing was, or the rules refused it. */
  wrong = $state.raw('');
  /** Why the last command that is not a move was refused; shown where the command was given. */
  refusal = $state.raw('');
  /** The parts of this game's review that have arrived; null: none yet. */
  review = $state.raw<Reviewed | null>(null);
  /** Why no more parts come. */
  reviewRefusal = $state.raw('');

  /** The server's time now, as this page estimates it. */
  readonly serverNow: () => number;

  /** Moving blocks bypass the state above: thirty frames a second must not redraw the page. */
  readonly tower: Tower;

  private readonly client: TableClient;
  private sentSeq = Infinity; // the sent move shows from this log position on
  private reviewComes = false; // it was accepted on the connection that is open now

  constructor(id: string, around: Surroundings = browserSurroundings()) {
    const frames = new Frames();
    this.client = new TableClient(
      id,
      {
        onConnection: (connection) => {
          this.connection = connection;
          if (connection.kind === 'open' && this.reviewComes) this.askReview(); // its parts were for the old connection
        },
        onTable: (table) => (this.table = table),
        onUpdate: (update) => {
          this.update = update;
          this.forgetSent();
        },
        onPoses: frames.heard,
        onReview: (part) => (this.review = withPart(this.review, part)),
        onBrokenOff: ({ reason }) => {
          if (this.reviewComes) this.reviewRefusal = reason;
          this.reviewComes = false;
        },
      },
      around,
    );
    this.tower = { onposes: frames.listen, hand: (hand) => this.client.hand(hand) };
    this.serverNow = this.client.clock.now;
  }

  readonly play = (seat: number, move: string): void => {
    if (this.sent && !this.sent.reason) return; // one at a time: an impatient second tap is not a second move
    const sent = { seat, move, reason: '' };
    this.sent = sent;
    this.wrong = '';
    this.sentSeq = Infinity;
    const at_seq = this.update?.seq ?? 0;
    void this.client.send({ type: 'play', seat, move, at_seq }).then((answer) => {
      if (this.sent !== sent) return;
      if (answer.type === 'refused') this.sent = { ...sent, reason: this.reasonShown(answer) };
      else if (answer.type === 'accepted') {
        this.sentSeq = answer.seq;
        this.forgetSent();
      }
    });
  };

  /** Answers the question of a study. */
  readonly choose = async (seat: number, choice: string): Promise<void> => {
    this.wrong = '';
    const answer = await this.client.send({ type: 'answer', seat, choice });
    this.refusal = answer.type === 'refused' ? this.reasonShown(answer) : '';
  };

  readonly judge = async (seat: number, move: string): Promise<string> => {
    const answer = await this.client.send({ type: 'judge', seat, move });
    return answer.type === 'judged' || answer.type === 'refused' ? answer.reason : '';
  };

  /** The engine's move for a seat of this page. */
  readonly advise = async (seat: number): Promise<Advice | Refused> => {
    const answer = await this.client.send({ type: 'hint', seat });
    if (answer.type === 'advice' || answer.type === 'refused') return answer;
    throw new Error(`a hint was answered by ${answer.type}`);
  };

  /** The rule of the moment for a seat of this page, or for a spectator; null: the server does not say. */
  readonly explain = async (seat: number | null): Promise<Explained | null> => {
    const answer = await this.client.send({ type: 'explain', seat });
    return answer.type === 'explained' ? answer : null;
  };

  /** Asks for the review, unless all of it is here; `review` and `reviewRefusal` show its progress. */
  readonly askReview = (): void => {
    if (isComplete(this.review)) return;
    this.reviewRefusal = '';
    this.reviewComes = false;
    void this.client.send({ type: 'review' }).then((answer) => {
      this.reviewComes = answer.type === 'accepted';
      if (answer.type === 'refused') this.reviewRefusal = answer.reason;
    });
  };

  /** Which chair a link is for, and who invites; a refusal when it leads nowhere. */
  readonly readLink = async (secret: string): Promise<Invitation | Refused> => {
    const answer = await this.client.send({ type: 'read_link', secret });
    if (answer.type === 'invitation' || answer.type === 'refused') return answer;
    throw new Error(`a link was answered by ${answer.type}`);
  };

  /** Any other command; resolves to '' or to a refusal's slug, which `refusal` then holds too. */
  readonly ask = async (
    command: Exclude<
      Command,
      { type: 'play' | 'answer' | 'judge' | 'hint' | 'explain' | 'review' | 'read_link' }
    >,
  ): Promise<string> => {
    const answer = await this.client.send(command);
    this.refusal = answer.type === 'refused' ? (answer satisfies Refused).reason : '';
    return this.refusal;
  };

  readonly pause = (seat: number, isWanted: boolean): void =>
    void this.ask({ type: isWanted ? 'pause' : 'resume', seat });

  takeBack(seat: number): Promise<string> {
    this.sent = null;
    return this.ask({ type: 'take_back', seat, at_seq: this.update?.seq ?? 0 });
  }

  close(): void {
    this.client.close();
  }

  /** Beside a piece there is room for a few words; `wrong` says what a study finds wrong. */
  private reasonShown({ code, reason }: Refused): string {
    if (code !== 'wrong') return reason;
    this.wrong = reason;
    return 'study-wrong';
  }

  private forgetSent(): void {
    if (this.sent && !this.sent.reason && (this.update?.seq ?? -1) >= this.sentSeq) this.sent = null;
  }
}
