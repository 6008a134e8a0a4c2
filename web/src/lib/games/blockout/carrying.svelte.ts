/** The block on its way to the tower: held by a player of this page, set on a spot, or watched. */
import { untrack } from 'svelte';
import type { Kit } from '$lib/play/kit.svelte';
import { play as sound } from '$lib/sound';
import type { BlockoutView } from '$lib/wire/messages';
import { boxOf } from './blocks';
import type { Choosing } from './choosing.svelte';
import { DRAW } from './choosing.svelte';
import { Director, topOf, whereHeld } from './director.svelte';
import { poseFor } from './hand';
import { intentOf } from './keys';
import { landingOf, type Safety } from './landing';
import { formatPlacing } from './notation';
import { creaks, Placing } from './placing.svelte';
import { poseOf, type Pose } from './pose';
import { recentBlocks } from './recent';
import { asSpot, hangingAt, pushedSpot } from './spot';

/** Checks for a leaning tower once in this many frames. */
const LISTEN_EVERY = 6;

export class Carrying {
  readonly #kit: Kit<BlockoutView>;
  readonly #choosing: Choosing;
  readonly placing: Placing;
  readonly director: Director;

  /** The seat of this page that holds the block; null: none does. */
  readonly mine = $derived.by(() => {
    const { view, here } = this.#kit;
    const { held } = view;
    if (!held || view.model !== 'physics' || !here.includes(held.seat)) return null;
    const half = boxOf(view.edition, held.block).height / 2;
    return { seat: held.seat, rests_z: topOf(view) + half, half, isBase: view.tower.length === 0 };
  });
  readonly isHolding = $derived.by(
    () => this.placing.target !== null && !this.placing.isLetGo && !this.placing.isFalling,
  );
  /** A player of this page moves the block, by hand or by choosing a spot. */
  readonly canPush = $derived.by(() => this.isHolding || this.#choosing.spot !== null);
  readonly #pose = $derived.by((): Pose | null => {
    const { view } = this.#kit;
    const { spot } = this.#choosing;
    if (spot) return hangingAt(spot, boxOf(view.edition, spot.block), topOf(view));
    return this.placing.target && poseFor(this.placing.target);
  });
  readonly level = $derived.by(() => this.#pose?.z ?? 0);
  readonly picture = $derived.by(() => {
    const { lit, spot } = this.#choosing;
    const { view, sinceTurn } = this.#kit;
    const picture = this.director.picture(view, lit, spot, this.mine !== null);
    return { ...picture, recent: recentBlocks(sinceTurn, view) };
  });
  readonly live = $derived.by(() => this.director.live(this.#kit.view, this.#choosing.spot));
  readonly #block = $derived.by(() => this.#choosing.spot?.block ?? this.#kit.view.held?.block ?? null);
  /** Where the block really is: the hand sways round the place that the player wants. */
  readonly #real = $derived.by(() =>
    this.#choosing.spot ? this.#pose : (this.placing.lately ?? this.#pose),
  );
  /** Where the player wants the block, in words: with the sway of the hand the figures would never rest. */
  readonly words = $derived.by(() => this.#wordsAt(this.#pose ?? this.placing.lately));
  /** How safe the block would land now; null while a player of this page holds none. */
  readonly safety = $derived.by((): Safety | null => {
    const { view } = this.#kit;
    if (!this.canPush || !this.#block || !this.#real) return null;
    const tower = view.tower.map(({ block, pose }) => ({ block, pose: poseOf(pose) }));
    return landingOf(view.edition, tower, { block: this.#block, pose: this.#real }).safety;
  });
  /** A spot that the rules refuse: the block would not touch the top one. */
  readonly isImpossible = $derived.by(() => this.#choosing.spot !== null && this.safety === 'misses');
  /** When the count began, by the page's clock; null while there is none. */
  readonly countBegan_ms = $derived.by(() => {
    const { held } = this.#kit.view;
    return held && !this.placing.isFalling ? this.placing.letGoAt_ms : null;
  });

  constructor(kit: Kit<BlockoutView>, choosing: Choosing) {
    this.#kit = kit;
    this.#choosing = choosing;
    this.placing = new Placing(untrack(() => kit.ask.tower)); // the line never changes during the life of a page
    this.director = new Director(this.placing, (duration_ms) => kit.ask.onmotion?.(duration_ms));
    $effect(() => this.placing.listen());
    $effect(() => () => this.director.stop());
    $effect(() => {
      const hand = this.mine;
      untrack(() => this.placing.hold(hand));
    });
    this.#listenForCreaks();
    $effect(() => {
      if (this.placing.isFalling) untrack(() => sound('crash'));
    });
  }

  /** Plays a creak when the tower leans. */
  #listenForCreaks(): void {
    let heard: readonly Pose[] = [];
    $effect(() => {
      if (this.placing.frames % LISTEN_EVERY !== 0 || !this.placing.isLetGo) return;
      const poses = untrack(() => this.placing.poses()?.slice(0, -1) ?? []);
      if (creaks(heard, poses)) sound('creak');
      heard = poses;
    });
  }

  #wordsAt(pose: Pose | null): string {
    return this.#block ? whereHeld(this.#kit.view, pose, this.#block) : '';
  }

  readonly push = (by: { x: number; y: number; z: number }): void => {
    const { spot } = this.#choosing;
    if (spot) this.#choosing.spot = pushedSpot(spot, by, this.#kit.view.tower.length === 0);
    else this.placing.move(by);
  };

  readonly turn = (): void => {
    const { spot } = this.#choosing;
    if (spot) this.#choosing.spot = { ...spot, turns: 1 - spot.turns };
    else this.placing.turn();
  };

  /** Whether the block in the hand of this page's player may go back beside the tower. */
  readonly canPutBack = $derived.by(() => this.#choosing.spot !== null || this.placing.canPutBack);

  /** Puts back the block, or else the chosen card; false when there is nothing to put back. */
  readonly putBack = (): boolean => {
    if (this.#choosing.putBack()) return true;
    if (!this.placing.canPutBack) return false;
    this.placing.putBack();
    return true;
  };

  readonly letGo = (): void => {
    const { spot } = this.#choosing;
    if (this.isImpossible) sound('refuse');
    else if (spot) this.#choosing.send(formatPlacing(spot.card, spot.block, asSpot(spot)));
    else this.placing.letGo();
  };

  /** Handles a key; false when the key means nothing now. */
  readonly obey = (event: KeyboardEvent): boolean => {
    const intent = intentOf(event);
    if (intent?.kind === 'draw' && this.#choosing.canDraw) {
      this.#choosing.send(DRAW);
      return true;
    }
    if (intent?.kind === 'back' && this.putBack()) return true;
    if (!this.canPush) return false;
    if (intent?.kind === 'push') this.push(intent);
    else if (intent?.kind === 'turn' && !event.repeat) this.turn();
    else if (intent?.kind === 'letgo' && !event.repeat) this.letGo();
    else return false;
    return true;
  };
}
