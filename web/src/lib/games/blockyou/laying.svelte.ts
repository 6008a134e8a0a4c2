/** Lays the cards of this page's hands on the field: by finger, by mouse, by keys. */
import { untrack } from 'svelte';
import type { Kit } from '$lib/play/kit.svelte';
import { movesOf } from '$lib/play/seats';
import { play as sound } from '$lib/sound';
import type { BlockyouView } from '$lib/wire/messages';
import { directionNumber, type Square } from './cards';
import { Drags } from './drag';
import { compassPlace, placeAt, shownDirection, shownPlace, SIDE, stepped } from './facing';
import type { Hand } from './hand.svelte';
import { Hands, triedBy } from './hands.svelte';
import { intentOf } from './keys';
import { arrange } from './layout';
import { READY } from './notation';
import type { Round } from './round.svelte';
import { facingHere } from './seating';

/** A wheel sends single clicks, a touch pad a stream: one turn for each click or each stream. */
const WHEEL_PAUSE_MS = 140;
/** The field's picture has a rim of a tenth of a square. */
const RIM = 0.1;
const MIDDLE: Square = { row: 3, column: 3 };

export class Laying {
  readonly #kit: Kit<BlockyouView>;
  readonly #round: Round;
  readonly hands: Hands;
  readonly drags: Drags;
  /** The element that shows the field. */
  ground = $state<HTMLElement>();
  /** The seats whose call has already sounded. */
  readonly byHand = new Set<number>();
  #touched = $state.raw<Hand | null>(null);
  #wheeled_ms = 0;

  /** The quarter turns of the field that turn it towards the first seat of this page. */
  readonly facing = $derived.by(() => facingHere(this.#kit.table, this.#kit.view));
  readonly own = $derived.by(() => this.#kit.here.map((seat) => this.hands.of(seat)));
  readonly tried = $derived.by(() => this.own.flatMap(triedBy));
  /** The hand whose card a tap on the field moves. */
  readonly #tapped = $derived.by(() => {
    const touched = this.#touched;
    return touched && this.own.includes(touched) && touched.isFree
      ? touched
      : this.own.find((hand) => hand.isFree);
  });

  readonly layout = $derived.by(() => {
    const { room, view, here } = this.#kit;
    const sitting = view.players.map((_, seat) => ({
      seat,
      direction: this.shownAt(seat),
      here: here.includes(seat),
    }));
    return arrange(room.width, room.height, sitting);
  });

  constructor(kit: Kit<BlockyouView>, round: Round) {
    this.#kit = kit;
    this.#round = round;
    this.hands = new Hands((seat, move) => kit.ask.play(seat, move));
    this.drags = new Drags({
      placeAt: (x, y) => this.#placeUnder(x, y, 0.4),
      lift_px: () => Math.max(44, this.layout.field_px / SIDE),
      onlift: () => sound('pick'),
      ondrop: this.lay,
    });
    $effect.pre(() => {
      const { update, chairs } = kit;
      untrack(() => this.hands.offer(update, chairs));
    });
    $effect(() => {
      const { sent } = kit;
      untrack(() => {
        const seat = this.hands.answer(sent);
        if (seat === null) return;
        this.byHand.delete(seat);
        sound('refuse');
      });
    });
  }

  /** Where a player sits in the picture. */
  shownAt(seat: number): number {
    return shownDirection(directionNumber(this.#kit.view.players[seat]?.direction ?? 'S'), this.facing);
  }

  readonly send = (seat: number, move: string): void => this.hands.send(seat, move);

  readonly lay = (hand: Hand): void => {
    if (this.hands.lay(hand)) {
      this.byHand.add(hand.seat);
      sound('call');
    } else if (hand.reason) sound('refuse');
  };

  readonly turn = (hand: Hand): void => {
    if (this.drags.swallowsClick()) return;
    this.#touched = hand;
    hand.turn(1);
    sound('pick');
  };

  readonly getReady = (): void => {
    const { here, update } = this.#kit;
    for (const seat of here) if (movesOf(update, seat).includes(READY)) this.send(seat, READY);
  };

  readonly grab = (hand: Hand, event: PointerEvent): void => {
    if (!this.#round.isOpen) return;
    this.#touched = hand;
    this.drags.down(hand, event);
  };

  readonly onfielddown = (event: PointerEvent): void => {
    if (this.#tapped && this.#isOnTried(this.#tapped, event)) this.drags.down(this.#tapped, event);
  };

  readonly onfieldclick = (event: MouseEvent): void => {
    const tapped = this.#tapped;
    if (!tapped || !this.#round.isOpen || this.drags.swallowsClick()) return;
    if (this.#isOnTried(tapped, event)) return this.lay(tapped);
    tapped.try(this.#placeUnder(event.clientX, event.clientY, 0));
    sound('pick');
  };

  /** A second finger turns the card that the first one drags. */
  readonly onpointerdown = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' && !event.isPrimary && this.own.length === 1) this.drags.only?.turn(1);
  };

  readonly onwheel = (event: WheelEvent): void => {
    if (!this.#tapped || !this.#round.isOpen || Math.abs(event.deltaY) < 4) return;
    if (event.timeStamp - this.#wheeled_ms < WHEEL_PAUSE_MS) return;
    this.#wheeled_ms = event.timeStamp;
    this.#tapped.turn(event.deltaY > 0 ? 1 : -1);
  };

  /** On the card itself, Enter and Space lay it once a place is chosen. */
  readonly ownKeys = (): string => (this.own[0]?.at ? '[data-hand-card]' : '');

  /** Handles a key for the first hand; false when the key means nothing now. */
  readonly obey = (event: KeyboardEvent): boolean => {
    const [hand] = this.own;
    const intent = intentOf(event);
    if (!hand?.isFree || !this.#round.isOpen || !intent) return false;
    if (intent.kind !== 'go' && event.repeat) return false;
    if (intent.kind === 'turn') hand.turn(intent.by);
    else if (intent.kind === 'back') hand.putBack();
    else if (intent.kind === 'lay') this.lay(hand);
    else {
      const to = hand.at ? stepped(shownPlace(hand.at, this.facing), intent.way) : MIDDLE;
      hand.try(compassPlace(to, this.facing));
    }
    return true;
  };

  /** A point of the window in squares of the field; far outside while there is no field. */
  #squareAt(x: number, y: number): { x: number; y: number } {
    const box = this.ground?.getBoundingClientRect();
    if (!box || box.width === 0) return { x: -9, y: -9 };
    const square = box.width / (SIDE + 2 * RIM);
    return { x: (x - box.left) / square - RIM, y: (y - box.top) / square - RIM };
  }

  #placeUnder(x: number, y: number, slack: number): Square | null {
    const point = this.#squareAt(x, y);
    const place = placeAt(point.x, point.y, slack);
    return place && compassPlace(place, this.facing);
  }

  #isOnTried({ at }: Hand, event: MouseEvent): boolean {
    if (!at) return false;
    const { row, column } = shownPlace(at, this.facing);
    const { x, y } = this.#squareAt(event.clientX, event.clientY);
    return x >= column && x <= column + 2 && y >= row && y <= row + 2;
  }
}
