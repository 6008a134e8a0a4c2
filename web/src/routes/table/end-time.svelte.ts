/** Decides when the result of a game is shown: after the last move has been seen, and at once to those who arrive later. */
import type { Update } from '$lib/wire/messages';

/** How long everybody looks at the board after the last move has come to rest. */
const LAST_MOVE_MS = 1_500;

export class EndTime {
  /** When the move that a game shows now comes to rest, by the page's own clock. */
  #restsAt_ms = $state(0);
  /** The last move came while this page was open. */
  #isFresh = false;
  #wasOver: boolean | null = null;

  /**
   * Must be created during a component's set-up. `isBusy`: the player looks at something else, and the result waits.
   * `show` is called once for each end; `hide` when a move is taken back after it.
   */
  constructor(
    update: () => Update | null,
    isBusy: () => boolean,
    show: (isFresh: boolean) => void,
    hide: () => void,
  ) {
    let isDue = $state(false);
    $effect(() => {
      const newest = update();
      if (!newest) return;
      if (newest.over && !this.#wasOver) {
        this.#isFresh = this.#wasOver !== null;
        isDue = true;
      }
      if (!newest.over) {
        isDue = false;
        if (this.#wasOver) hide();
      }
      this.#wasOver = newest.over;
    });
    $effect(() => {
      if (!isDue || isBusy()) return;
      const rest_ms = Math.max(0, this.#restsAt_ms - performance.now());
      const timer = setTimeout(
        () => {
          isDue = false;
          show(this.#isFresh);
        },
        this.#isFresh ? rest_ms + LAST_MOVE_MS : 0,
      );
      return () => clearTimeout(timer);
    });
  }

  /** The game starts to show a move, which takes this long. */
  readonly onmotion = (duration_ms: number): void => {
    this.#restsAt_ms = Math.max(this.#restsAt_ms, performance.now() + duration_ms);
  };
}
