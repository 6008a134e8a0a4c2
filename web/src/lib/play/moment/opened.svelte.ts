/** Whether the rules of the moment are open, for which refusal, and what the board lights meanwhile. */
import { untrack } from 'svelte';

let open = $state<{ readonly reason: string } | null>(null);
/** The refusals whose words the page shows now, the latest last. */
let shown = $state.raw<readonly string[]>([]);
let light = $state.raw<readonly string[]>([]);
const NOTHING: readonly string[] = [];

/** Opens the panel; by default about the refusal that the page shows, if it shows one. */
export function openMoment(reason = refusalShown()): void {
  open = { reason };
}

export function closeMoment(): void {
  open = null;
}

export function momentOpened(): { readonly reason: string } | null {
  return open;
}

/** The slug of the refusal whose words the page shows; '': none. */
export function refusalShown(): string {
  return shown.at(-1) ?? '';
}

/** Says that the words of a refusal are on the page; returns how to say that they have gone. */
export function showRefusal(reason: string): () => void {
  untrack(() => (shown = [...shown, reason])); // effects call this, and must not follow each other's words
  return () => {
    const at = shown.lastIndexOf(reason);
    shown = shown.filter((_, index) => index !== at);
  };
}

/** Sets what the board lights while the panel is open: `space:S1.2`, `card:red`. */
export function setLight(parts: readonly string[]): void {
  light = parts;
}

/** What the board lights now. */
export function litNow(): readonly string[] {
  return open ? light : NOTHING;
}
