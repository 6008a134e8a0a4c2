/** The actions of a player in a turn of Blackout: take tokens, place them, roll, end, call; by pointer or by keys. */
import { tick, untrack } from 'svelte';
import { FocusReturn, isByKeys, isFocusLost } from '$lib/play/focus.svelte';
import type { Kit } from '$lib/play/kit.svelte';
import type { SentMove } from '$lib/play/props';
import { play as sound } from '$lib/sound';
import type { BlackoutView } from '$lib/wire/messages';
import { t } from '$lib/words';
import { Advising } from './analysis/advising.svelte';
import { Drag } from './drag.svelte';
import { Held } from './held.svelte';
import { intentOf } from './keys';
import { CALL, END, parseMove, REROLL, ROLL, type Item } from './notation';
import { callersHere } from './seating';
import { focusFirstSpace, go, step } from './spots';
import { numberPlaces, tokensOf, type Token } from './tokens';

const NONE: ReadonlyMap<string, string> = new Map();

export class Hand {
  readonly #kit: Kit<BlackoutView>;
  readonly held: Held;
  readonly drag: Drag;
  readonly advising: Advising;
  /** The space on which this player has just put a chip: its sound has already played. */
  byHand = '';
  /** Takes the focus after an action; false when nothing can have it. */
  tray = $state<{ focus: (key: string | null) => boolean }>();
  slide = $state<{ focus: () => void }>();
  readonly #focus: FocusReturn;

  readonly tokens = $derived.by(() => tokensOf(this.#kit.view));
  readonly moves = $derived.by(() => this.#kit.choices?.moves ?? []);
  readonly callers = $derived.by(() => callersHere(this.#kit.table, this.#kit.update));
  /** The current action of the button at the slide. */
  readonly action = $derived.by(() => {
    for (const move of [ROLL, REROLL, END] as const) if (this.moves.includes(move)) return move;
    return null;
  });
  /** For each space that exactly fits a rolled number, the move. */
  readonly fitting = $derived.by(() => (this.#kit.canAct ? numberPlaces(this.moves) : NONE));

  constructor(kit: Kit<BlackoutView>) {
    this.#kit = kit;
    this.held = new Held(kit.judge);
    this.advising = new Advising(kit);
    this.drag = new Drag({
      canTake: (token) => kit.canAct && token.item !== 'REROLL',
      onlift: (token) => {
        this.held.take(token);
        sound(this.held.token ? 'pick' : 'refuse');
        return this.held.token !== null;
      },
      ondrop: (space) => {
        const move = space ? this.held.placeOn(space) : null;
        if (move) this.send(move);
        else if (space) sound('refuse');
        else this.held.putBack();
      },
    });
    $effect(() => {
      const offered = kit.canAct ? this.moves : [];
      const lying = this.tokens;
      untrack(() => this.held.offer(offered, lying));
    });
    this.#focus = new FocusReturn(
      () => kit.canAct,
      () => {
        if (!isFocusLost() && !kit.room.element?.contains(document.activeElement)) return;
        this.#focusNext();
      },
    );
    // After a BLACKOUT, a turn of somebody else or a take-back, a player with keys goes on where the next action is.
    $effect(() => {
      void kit.update.seq;
      const isReady = kit.canAct;
      untrack(() => {
        if (isReady && isByKeys() && isFocusLost()) this.#focusNext();
      });
    });
    kit.onRefused((refused) => this.#takeBack(refused));
  }

  /** Focuses the next action: a token that fits somewhere, else the button at the slide. */
  #focusNext(): void {
    if (!this.tray?.focus(null)) this.slide?.focus();
  }

  /** The spaces to highlight: where the held token may go, or where the rolled numbers fit. */
  lit(isTumbling: boolean): Set<string> {
    const places = this.held.token ? this.held.places : isTumbling ? NONE : this.fitting;
    return new Set(places.keys());
  }

  readonly send = (move: string, byKeys = false): void => {
    const { choices, canAct, ask } = this.#kit;
    if (!choices || !canAct) return;
    const placed = parseMove(move);
    if (placed?.kind === 'place') {
      this.byHand = placed.space;
      sound(placed.item === 'UNDO' ? 'pick' : 'place');
    }
    this.#focus.expect(byKeys);
    this.held.putBack();
    ask.play(choices.seat, move);
  };

  readonly take = (token: Token, byKeys: boolean): void => {
    const { held } = this;
    if (!this.#kit.canAct || this.drag.swallowsClick()) return;
    if (token.item === 'REROLL') {
      if (this.moves.includes(REROLL)) this.send(REROLL, byKeys);
      else held.askWhy(token, REROLL);
      return;
    }
    const move = held.tap(token, performance.now());
    if (move) return this.send(move, byKeys);
    sound(held.stuck ? 'refuse' : 'pick');
    // The spaces are lit with the next drawing.
    if (byKeys && held.token) void tick().then(() => focusFirstSpace(this.#kit.room.element));
  };

  readonly useSpace = (space: string, byKeys: boolean): void => {
    if (!this.#kit.canAct) return;
    const move = this.held.token ? this.held.placeOn(space) : this.fitting.get(space);
    if (move) this.send(move, byKeys);
    else if (this.held.token) sound('refuse');
  };

  /** Plays the advised move. */
  readonly takeAdvice = (byKeys: boolean): void => {
    const { advised } = this.advising;
    if (advised) this.send(advised.text, byKeys);
  };

  readonly call = (seat: number): void => {
    if (!this.#kit.waiting) this.#kit.ask.play(seat, CALL);
  };

  /** Handles a key; false when the key means nothing now. */
  readonly obey = (event: KeyboardEvent): boolean => {
    if (event.repeat) return false;
    const intent = intentOf(event);
    switch (intent?.kind) {
      case 'go':
        return go(this.#kit.room.element, intent.way);
      case 'next':
      case 'previous':
        return step(this.#kit.room.element, intent.kind === 'next' ? 1 : -1);
      case 'token':
        return this.#takeItem(intent.item);
      case 'back':
        return this.#putBack() || this.advising.drop();
      case 'hint':
        return this.advising.ask(true);
      case 'roll':
        if (this.action !== ROLL && this.action !== REROLL) return this.#takeItem('REROLL');
        this.send(this.action, true);
        return true;
      case 'end':
        if (this.action !== END) return false;
        this.send(END, true);
        return true;
      case 'call':
      case 'act': {
        const [first] = this.callers;
        if (first) this.call(first.seat);
        else if (intent.kind === 'act' && this.action === ROLL) this.send(ROLL, true);
        else return false;
        return true;
      }
      case undefined:
        return false;
    }
  };

  #takeItem(item: Item): boolean {
    const same = this.tokens.filter((each) => each.item === item);
    const token = same.find(({ key }) => key !== this.held.token?.key) ?? same[0];
    if (!token || !this.#kit.canAct) return false;
    this.take(token, true);
    return true;
  }

  #putBack(): boolean {
    const key = this.held.token?.key ?? null;
    if (!key) return false;
    this.held.putBack();
    this.tray?.focus(key);
    return true;
  }

  /** Shows a refusal at the space that the move named. */
  #takeBack(refused: SentMove): void {
    const move = parseMove(refused.move);
    this.byHand = '';
    if (move?.kind === 'call') return; // somebody else was first: the page shows that anyway
    sound('refuse');
    if (move?.kind === 'place') this.held.misfit = { space: move.space, reason: refused.reason };
  }

  /** The space that refused a token, and why. */
  readonly refused = $derived.by(() => {
    const { misfit } = this.held;
    return misfit && { space: misfit.space, reason: misfit.reason, words: t(`reason-${misfit.reason}`) };
  });
  /** The token that cannot be used, and why. */
  readonly stuck = $derived.by(() => {
    const { stuck } = this.held;
    const isNowhere = stuck?.reason === 'nowhere';
    return (
      stuck && {
        key: stuck.key,
        reason: isNowhere ? 'no-match' : stuck.reason,
        words: t(isNowhere ? 'blackout-fits-nowhere' : `reason-${stuck.reason}`),
      }
    );
  });
  /** The placement that is sent and not yet answered. */
  readonly sentPlace = $derived.by(() => {
    const move = this.#kit.waiting && parseMove(this.#kit.waiting.move);
    return move?.kind === 'place' ? move : null;
  });
  /** The token of that placement. */
  readonly goneToken = $derived.by(() => {
    const { sentPlace } = this;
    return sentPlace ? (this.tokens.findLast(({ item }) => item === sentPlace.item)?.key ?? null) : null;
  });
}
