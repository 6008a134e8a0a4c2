/** The chair whose menu is open: badges anywhere in a game open it, the table page shows it. */

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
