/** What the page knows of one table: the newest news of each kind, and what became of the last move sent. */
import type { Advice, Hand, Refused, Table, Update } from '$lib/wire/messages';
import { Frames } from './frames';
import { isComplete, withPart, type Reviewed } from './review';
import { TableClient, type Command, type Connection } from './socket';
import { browserSurroundings, type Surroundings } from './surroundings';

/** A move on its way (`reason` empty) or refused. Games get it as the contract's SentMove. */
interface Sent {
  seat: number;
  move: string;
  reason: string;
}

/** Games get it as the contract's TowerLine. */
interface Tower {
  onposes: Frames['listen'];
  hand: (hand: Omit<Hand, 'type'>) => void;
}

export class TableStore {
  table = $state.raw<Table | null>(null);
  update = $state.raw<Update | null>(null);
  sent = $state.raw<Sent | null>(null);
  connection = $state.raw<Connection>({ kind: 'connecting' });
  /** Why the last command that is not a move was refused; shown where the command was given. */
  refusal = $state.raw('');
  /** What has been told of the look back at this game; null: nothing yet. */
  review = $state.raw<Reviewed | null>(null);
  /** Why there is no more of it. */
  reviewRefusal = $state.raw('');

  /** The server's clock now, as well as this page can tell. */
  readonly serverNow: () => number;

  /** Blocks in motion go past the state above: thirty frames a second are nothing to redraw a page for. */
  readonly tower: Tower;

  private readonly client: TableClient;
  private sentSeq = Infinity; // from which log position on the sent move shows
  private reviewComes = false; // it was accepted on the line that is open now

  constructor(id: string, around: Surroundings = browserSurroundings()) {
    const frames = new Frames();
    this.client = new TableClient(
      id,
      {
        onConnection: (connection) => {
          this.connection = connection;
          if (connection.kind === 'open' && this.reviewComes) this.askReview(); // nobody tells it to the old line
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
    this.sentSeq = Infinity;
    const at_seq = this.update?.seq ?? 0;
    void this.client.send({ type: 'play', seat, move, at_seq }).then((answer) => {
      if (this.sent !== sent) return;
      if (answer.type === 'refused') this.sent = { ...sent, reason: answer.reason };
      else if (answer.type === 'accepted') {
        this.sentSeq = answer.seq;
        this.forgetSent();
      }
    });
  };

  readonly judge = async (seat: number, move: string): Promise<string> => {
    const answer = await this.client.send({ type: 'judge', seat, move });
    return answer.type === 'judged' || answer.type === 'refused' ? answer.reason : '';
  };

  /** What the engine would play for a seat of this page. */
  readonly advise = async (seat: number): Promise<Advice | Refused> => {
    const answer = await this.client.send({ type: 'hint', seat });
    if (answer.type === 'advice' || answer.type === 'refused') return answer;
    throw new Error(`a hint was answered by ${answer.type}`);
  };

  /** Lets the look back come in, unless all of it is here; `review` and `reviewRefusal` tell how it goes. */
  readonly askReview = (): void => {
    if (isComplete(this.review)) return;
    this.reviewRefusal = '';
    this.reviewComes = false;
    void this.client.send({ type: 'review' }).then((answer) => {
      this.reviewComes = answer.type === 'accepted';
      if (answer.type === 'refused') this.reviewRefusal = answer.reason;
    });
  };

  /** Any other command; resolves to '' or to a refusal's slug, which `refusal` then holds too. */
  readonly ask = async (
    command: Exclude<Command, { type: 'play' | 'judge' | 'hint' | 'review' }>,
  ): Promise<string> => {
    const answer = await this.client.send(command);
    this.refusal = answer.type === 'refused' ? (answer satisfies Refused).reason : '';
    return this.refusal;
  };

  takeBack(seat: number): Promise<string> {
    this.sent = null;
    return this.ask({ type: 'take_back', seat, at_seq: this.update?.seq ?? 0 });
  }

  close(): void {
    this.client.close();
  }

  private forgetSent(): void {
    if (this.sent && !this.sent.reason && (this.update?.seq ?? -1) >= this.sentSeq) this.sent = null;
  }
}
