/** Asks for the rematch of a finished table from another page. */
import { TableStore } from '$lib/client/table.svelte';

const PATIENCE_MS = 20_000;

/** The name of the next table, or the slug of the reason why there is none. */
export function askRematch(table: string): Promise<{ table: string } | { reason: string }> {
  const store = new TableStore(table);
  let asked = $state(false);
  return new Promise((resolve) => {
    const done = (answer: { table: string } | { reason: string }) => {
      clearTimeout(timer);
      stop();
      store.close();
      resolve(answer);
    };
    const timer = setTimeout(() => done({ reason: 'offline' }), PATIENCE_MS);
    const stop = $effect.root(() => {
      $effect(() => {
        if (store.connection.kind === 'gone') done({ reason: store.connection.reason });
        else if (asked && store.table?.next_table) done({ table: store.table.next_table });
      });
    });
    void store.ask({ type: 'rematch' }).then((reason) => {
      if (reason) done({ reason });
      else asked = true;
    });
  });
}
