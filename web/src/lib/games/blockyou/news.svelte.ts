/** Keeps the events of the table, as sentences and sounds, and the call at the side of the player who laid a card. */
import { Story, winSound } from '$lib/play/story.svelte';
import type { Sound } from '$lib/sound';
import type { BlockyouView, Chair } from '$lib/wire/messages';
import { clashes, type Square } from './cards';
import { tell } from './narration';
import { plan, type Motion } from './plan';

export interface Call {
  readonly seat: number;
  /** Counts the calls, so that each is shown again. */
  readonly number: number;
  readonly isFault: boolean;
}

export class News extends Story<BlockyouView, Motion> {
  /** The last cards laid, each with its call. */
  calls = $state.raw<readonly Call[]>([]);
  /** For each faulty card, by its text: the squares whose colours differ. */
  wrong = $state.raw<ReadonlyMap<string, readonly Square[]>>(new Map());

  #number = 0;

  /** Takes in the next view; returns the sounds of the motions. The calls of `byHand` seats have already sounded. */
  hear(
    after: BlockyouView,
    chairs: readonly Chair[],
    here: readonly number[],
    byHand: ReadonlySet<number>,
  ): Sound[] {
    return this.follow(after, {
      plan: (before) => plan(before, after),
      tell: (motion) => tell(motion, after, chairs),
      sound: (motion) => soundOf(motion, here, byHand),
      keep: (motions, before) => this.#keep(motions, before, after),
    });
  }

  #keep(motions: readonly Motion[], before: BlockyouView, after: BlockyouView): void {
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
      return winSound(motion.winners, here);
    case 'left':
    case 'countdown':
    case 'turning':
    case 'card':
    case 'ended':
      return null;
  }
}
