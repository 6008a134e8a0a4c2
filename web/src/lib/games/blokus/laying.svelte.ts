/** Lays pieces: takes them from the tray, by pointer or by keys, sends them, and takes refused ones back. */
import { untrack } from 'svelte';
import { FocusReturn } from '$lib/play/focus.svelte';
import { pressButton } from '$lib/play/keys';
import type { Kit } from '$lib/play/kit.svelte';
import type { SentMove } from '$lib/play/props';
import { play as sound } from '$lib/sound';
import type { BlokusView } from '$lib/wire/messages';
import { Advising } from './advising.svelte';
import type { BoardPlace } from './board-place.svelte';
import { Gestures } from './gestures';
import { Held } from './held.svelte';
import { freeActOf, press } from './keys';
import { colourAt, keyOfPiece } from './model';
import { inReadingOrder, parseMove } from './notation';
import type { OpenTray } from './open-tray.svelte';
import { Places } from './places';
import { Pointing } from './pointing';

export class Laying {
  readonly #kit: Kit<BlokusView>;
  readonly #open: OpenTray;
  readonly #board: BoardPlace;
  readonly #focus: FocusReturn;
  readonly held: Held;
  readonly gestures: Gestures;
  readonly advising: Advising;
  /** The piece that this player has just laid: it is already there and does not fly. */
  byHand = '';
  /** The list of pieces, for the focus. */
  tray = $state<{ focus: (piece?: string | null) => void }>();

  readonly places = $derived.by(
    () => new Places(this.#kit.choices?.moves ?? [], this.#board.quarter, this.#kit.view.size),
  );
  /** The sent move, until an update shows it as a laid piece. */
  readonly ghost = $derived.by(() => {
    const { waiting, view } = this.#kit;
    const laid = waiting ? parseMove(waiting.move) : null;
    if (!laid || !view.turn || laid.cells.some((cell) => colourAt(view, cell))) return null;
    return { piece: laid.piece, colour: view.turn, cells: this.#board.shown(laid.cells) };
  });

  constructor(kit: Kit<BlokusView>, open: OpenTray, board: BoardPlace) {
    this.#kit = kit;
    this.#open = open;
    this.#board = board;
    this.held = new Held(kit.judge);
    $effect(() => {
      const next = this.places;
      const { canTake, pieces } = open;
      untrack(() => this.held.offer(next, (piece) => canTake && pieces.includes(piece)));
    });
    this.gestures = new Gestures({
      held: this.held,
      pointing: new Pointing(
        this.held,
        () => board.box,
        this.lay,
        () => sound('pick'),
      ),
      root: () => kit.room.element,
      board: () => board.element,
      canTake: () => open.canTake,
      measure: board.measure,
    });
    this.#focus = new FocusReturn(
      () => open.canTake,
      () => {
        if (document.activeElement === board.element) this.tray?.focus();
      },
    );
    this.advising = new Advising(kit, board);
    kit.onRefused((refused) => this.#takeBack(refused));
  }

  readonly lay = (): void => {
    const { held } = this;
    if (!this.#kit.choices || !this.#open.canTake) return;
    const cells = held.spot?.cells ?? [];
    const isByKeys = held.grip === 'keys';
    const move = held.release();
    if (move !== null) this.#send(move, isByKeys);
    else if (cells.length > 0) sound('refuse');
  };

  #send(move: string, isByKeys: boolean): void {
    const { choices, view, ask } = this.#kit;
    if (!choices) return;
    sound('place');
    const laid = parseMove(move);
    if (laid && view.turn) this.byHand = keyOfPiece(view.turn, inReadingOrder(laid.cells));
    this.#focus.expect(isByKeys);
    ask.play(choices.seat, move);
  }

  readonly chooseByKeys = (piece: string): void => {
    if (!this.#open.canTake) return;
    const { size } = this.#kit.view;
    this.held.take(piece, 'keys');
    this.held.showNear({ x: size / 2, y: size / 2 }, 'keys');
    sound('pick');
    this.#board.element?.focus();
  };

  /** Lays the engine's advised piece. */
  readonly layAdvised = (byKeys: boolean): void => {
    const { advised } = this.advising;
    if (!advised || !this.#kit.canAct) return;
    this.#open.peeked = null;
    if (byKeys) this.#board.element?.focus(); // the focus waits here until the tray can take it
    this.#send(advised.advice.move, byKeys);
  };

  /** Handles a key; false when others may use it. */
  readonly obey = (event: KeyboardEvent): boolean => {
    const { held, advising } = this;
    const act = freeActOf(event);
    if (act === 'hint') {
      advising.ask(true);
      return false;
    }
    if (act === 'pass') return !event.repeat && pressButton('pass');
    if (event.key === 'Escape' && !held.isHolding) {
      advising.hint.drop();
      return false;
    }
    const { piece, grip } = held;
    if (!press(held, event, this.lay)) return false;
    if (event.key === 'Escape' && grip === 'keys') this.tray?.focus(piece);
    return true;
  };

  /** A refused piece comes back into the hand, with the reason beside it. */
  #takeBack({ move, reason }: SentMove): void {
    sound('refuse');
    this.byHand = '';
    const laid = parseMove(move);
    if (!laid || !this.#open.canTake || !this.#open.pieces.includes(laid.piece)) return;
    const grip = this.gestures.usesTouch ? 'pending' : 'carried';
    this.held.takeAt(laid.piece, this.#board.read(laid.cells), grip, reason);
  }
}
