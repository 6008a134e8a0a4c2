/** The rotation and size of the board, and where its squares are in the playing area. */
import type { Kit } from '$lib/play/kit.svelte';
import type { BlokusView } from '$lib/wire/messages';
import { frame } from './BlokusBoard.svelte';
import { facing, startOf, toScreen, turnedBy, type Quarter } from './facing';
import { arrange } from './layout';
import { inReadingOrder, type Cell } from './notation';
import type { BoardBox } from './pointing';

export class BoardPlace {
  readonly #kit: Kit<BlokusView>;
  /** The element that shows the board. */
  element = $state<HTMLElement>();
  /** The position of the squares in the playing area. */
  box = $state.raw<BoardBox>({ x: 0, y: 0, cell: 1 });
  #turned = $state<Quarter>(0);

  readonly layout = $derived.by(() =>
    arrange(this.#kit.room.width, this.#kit.room.height, !this.#kit.showsResult),
  );
  /** There is room for the names of rows and columns. */
  readonly hasNames = $derived.by(() => this.layout.board_px >= 520);
  /** The rotation: it brings the start near if one person plays here, and adds that person's turns of the board. */
  readonly quarter = $derived.by(() => {
    const { here, view } = this.#kit;
    const [seat] = here;
    const colour = here.length === 1 ? view.colours.find(({ owner }) => owner === seat)?.colour : undefined;
    return turnedBy(colour ? facing(startOf(view, colour), view.size) : 0, this.#turned);
  });

  constructor(kit: Kit<BlokusView>) {
    this.#kit = kit;
    $effect(() => {
      if (!this.element) return;
      void this.layout;
      void this.hasNames;
      const watch = new ResizeObserver(this.measure);
      watch.observe(this.element);
      if (kit.room.element) watch.observe(kit.room.element);
      this.measure();
      return () => watch.disconnect();
    });
  }

  readonly measure = (): void => {
    const outer = this.#kit.room.element?.getBoundingClientRect();
    const inner = this.element?.getBoundingClientRect();
    if (!outer || !inner) return;
    const rim = frame(this.hasNames);
    const cell = inner.width / (this.#kit.view.size + 2 * rim);
    this.box = { x: inner.left - outer.left + rim * cell, y: inner.top - outer.top + rim * cell, cell };
  };

  readonly turn = (): void => {
    this.#turned = turnedBy(this.#turned, 1);
  };

  /** Cells as seen on screen. */
  shown(cells: readonly Cell[]): Cell[] {
    return cells.map((cell) => toScreen(cell, this.quarter, this.#kit.view.size));
  }

  /** The same, in the order in which a move lists them. */
  read(cells: readonly Cell[]): Cell[] {
    return inReadingOrder(this.shown(cells));
  }

  /** The middle of an element, in squares of the board. */
  squareOf(element: Element): { x: number; y: number } | null {
    const outer = this.#kit.room.element?.getBoundingClientRect();
    if (!outer) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      x: (left + width / 2 - outer.left - this.box.x) / this.box.cell,
      y: (top + height / 2 - outer.top - this.box.y) / this.box.cell,
    };
  }
}
