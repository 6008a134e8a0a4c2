/** Keeps what happened at the table: told aloud, listed, heard, and shown at the side of whoever laid a card. */
import type { Sound } from '$lib/sound';
import type { BlockyouView, Chair } from '$lib/wire/messages';
import { clashes, type Square } from './cards';
import { tell } from './narration';
import { plan, type Motion } from './plan';

export interface Call {
  readonly seat: number;
  /** Counts the calls, so that each is shown anew. */
  readonly number: number;
  readonly isFault: boolean;
}

export class News {
  /** Told aloud: what has just happened. */
  latest = $state('');
  /** All that happened since the page was opened, in order. */
  story = $state.raw<readonly string[]>([]);
  /** The last cards laid, each with its call. */
  calls = $state.raw<readonly Call[]>([]);
  /** Of faulty cards, by their text: the squares whose colours differ. */
  wrong = $state.raw<ReadonlyMap<string, readonly Square[]>>(new Map());

  #before: BlockyouView | null = null;
  #number = 0;

  /** Takes in the next view; returns the sounds that go with what happened. `byHand` are seats heard already. */
  hear(
    after: BlockyouView,
    chairs: readonly Chair[],
    here: readonly number[],
    byHand: ReadonlySet<number>,
  ): Sound[] {
    const before = this.#before;
    this.#before = after;
    if (!before || before === after) return []; // the page may show one view twice
    const motions = plan(before, after);
    const told = motions.map((motion) => tell(motion, after, chairs)).filter(Boolean);
    if (told.length > 0) {
      this.latest = told.join(' ');
      this.story = [...this.story, ...told];
    }
    this.#remember(before, after, motions);
    return motions.flatMap((motion) => soundOf(motion, here, byHand) ?? []);
  }

  #remember(before: BlockyouView, after: BlockyouView, motions: readonly Motion[]): void {
    const calls: Call[] = [];
    const wrong = new Map(
      [...this.wrong].filter(([card]) => after.laid.some((laid) => laid.card.card === card)),
    );
    let field = before.field;
    for (const motion of motions) {
      if (motion.kind !== 'laid') continue;
      const { seat, card, fault } = motion.laid;
      this.#number += 1;
      calls.push({ seat, number: this.#number, isFault: fault !== '' });
      if (fault === 'colours') wrong.set(card.card, clashes(field, card));
      field = [...field, card];
    }
    if (calls.length > 0) this.calls = calls;
    this.wrong = wrong;
  }
}

function soundOf(motion: Motion, here: readonly number[], byHand: ReadonlySet<number>): Sound | null {
  switch (motion.kind) {
    case 'laid': {
      const { seat, fault, blocked } = motion.laid;
      if (fault && here.includes(seat)) return 'refuse';
      if (blocked.some((each) => here.includes(each))) return 'refuse';
      return byHand.has(seat) ? null : 'call';
    }
    case 'ready':
      return here.includes(motion.seat) ? null : 'pick';
    case 'last':
      return 'turn';
    case 'round':
      return null;
    case 'over':
      return here.length === 0 || motion.winners.some((seat) => here.includes(seat)) ? 'win' : null;
    case 'left':
    case 'countdown':
    case 'turning':
    case 'card':
    case 'ended':
      return null;
  }
}
