/** The held token: where the legal moves allow it, and why a space refused it. */
import { formatPlacing } from './notation';
import { placesFor, type Token } from './tokens';

const NOWHERE: ReadonlyMap<string, string> = new Map();
/** Two taps on a token within this time play it, if there is only one place. */
const DOUBLE_MS = 450;

export class Held {
  token = $state.raw<Token | null>(null);
  /** The move for each space where the held token may go. */
  places = $state.raw<ReadonlyMap<string, string>>(NOWHERE);
  /** A space that refused the token, and the slug of the reason. */
  misfit = $state.raw<{ readonly space: string; readonly reason: string } | null>(null);
  /** A token that cannot be used now, and the slug of the reason; `nowhere` when no space fits it. */
  stuck = $state.raw<{ readonly key: string; readonly reason: string } | null>(null);

  #moves: readonly string[] = [];
  #taken_ms = -Infinity;
  #asked = 0;
  readonly #judge: (move: string) => Promise<string>;

  constructor(judge: (move: string) => Promise<string>) {
    this.#judge = judge;
  }

  /** Takes in the current legal moves and tokens; a held token that is gone is put back. */
  offer(moves: readonly string[], tokens: readonly Token[]): void {
    this.#moves = moves;
    this.#forget();
    const { token } = this;
    if (!token) return;
    const still = tokens.find(({ key }) => key === token.key);
    const places = still ? placesFor(moves, still.item) : NOWHERE;
    if (!still || places.size === 0) this.putBack();
    else [this.token, this.places] = [still, places];
  }

  /**
   * Takes a token. A quick second tap plays it if only one place is left; a slow second tap puts it back.
   * Returns the move to play, if any.
   */
  tap(token: Token, now_ms: number): string | null {
    const isSecond = this.token?.key === token.key;
    const isQuick = now_ms - this.#taken_ms < DOUBLE_MS;
    if (isSecond && isQuick && this.places.size === 1) return [...this.places.values()][0] ?? null;
    if (isSecond && !isQuick) {
      this.putBack();
      return null;
    }
    this.take(token, now_ms);
    return null;
  }

  take(token: Token, now_ms = -Infinity): void {
    this.#forget();
    const places = token.item === 'REROLL' ? NOWHERE : placesFor(this.#moves, token.item);
    if (places.size === 0) {
      this.putBack();
      this.stuck = { key: token.key, reason: 'nowhere' };
      return;
    }
    this.#taken_ms = now_ms;
    [this.token, this.places] = [token, places];
  }

  putBack(): void {
    this.#forget();
    [this.token, this.places] = [null, NOWHERE];
    this.#taken_ms = -Infinity;
  }

  /** The move that puts the held token on a space; null when it does not fit, and then asks the server why. */
  placeOn(space: string): string | null {
    const { token } = this;
    if (!token || token.item === 'REROLL') return null;
    const move = this.places.get(space);
    if (move) return move;
    this.#ask(formatPlacing(token.item, space), (reason) => (this.misfit = { space, reason }));
    return null;
  }

  /** Asks why a token may not be used for a move other than a placement. */
  askWhy(token: Token, move: string): void {
    this.#ask(move, (reason) => (this.stuck = { key: token.key, reason }));
  }

  #ask(move: string, tell: (reason: string) => void): void {
    this.#forget();
    const asked = this.#asked;
    void this.#judge(move).then((reason) => {
      if (asked === this.#asked && reason) tell(reason);
    });
  }

  #forget(): void {
    this.#asked += 1;
    [this.misfit, this.stuck] = [null, null];
  }
}
