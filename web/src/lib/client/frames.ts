/** The picture of a moving tower as it arrives: what came since the newest whole frame, for whoever listens later. */
import type { Poses } from '$lib/wire/messages';

type Listener = (poses: Poses) => void;

export class Frames {
  /** A whole frame and what changed since; the game's own part of the page may still be loading when they come. */
  private since: Poses[] = [];
  private readonly listeners = new Set<Listener>();

  readonly heard = (poses: Poses): void => {
    if (poses.whole) this.since = [poses];
    else if (this.since[0]?.placement === poses.placement) this.since.push(poses);
    else return; // what changed is of no use without the whole
    for (const listen of this.listeners) listen(poses);
  };

  /** Calls with the newest whole frame and all that came after it; returns how to stop. */
  readonly listen = (listener: Listener): (() => void) => {
    for (const poses of this.since) listener(poses);
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
}
