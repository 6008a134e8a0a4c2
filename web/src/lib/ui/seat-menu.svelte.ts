/** The chair whose menu is open: badges anywhere in a game open it, the table page shows it. */

import { getContext, setContext } from 'svelte';

const NO_MENUS = Symbol('no seat menus');

/** Below this component, chairs have no menus: a script plays them. Must be called during its set-up. */
export function withoutSeatMenus(): void {
  setContext(NO_MENUS, true);
}

/** Must be called during a component's set-up. */
export function hasSeatMenus(): boolean {
  return getContext(NO_MENUS) !== true;
}

let open = $state<number | null>(null);

export function openSeatMenu(seat: number): void {
  open = seat;
}

export function closeSeatMenu(): void {
  open = null;
}

export function seatOfMenu(): number | null {
  return open;
}
