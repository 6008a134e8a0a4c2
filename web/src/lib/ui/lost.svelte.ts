/** Whether the page has lost its table: what needs the server is switched off until the connection is back. */
import type { Connection } from '$lib/client/socket';

/** Most breaks end before the user needs to know; a move that is made meanwhile waits for the next connection. */
const PATIENCE_MS = 900;

let lost = $state(false);

export function isLost(): boolean {
  return lost;
}

/** Follows a table's connection; must be called during a component's set-up. */
export function followConnection(connection: () => Connection): void {
  const isDown = $derived(connection().kind === 'lost');
  $effect(() => {
    if (!isDown) return;
    const timer = setTimeout(() => (lost = true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      lost = false;
    };
  });
}
