/** The frames of a moving tower as they arrive, kept since the newest whole frame for late listeners. */
import type { Poses } from '$lib/wire/messages';

type Listener = (poses: Poses) => void;

export class Frames {
  /** A whole frame and the changes since; they may come while the game's own part of the page still loads. */
  private since: Poses[] = [];
  private readonly listeners = new Set<Listener>();

  readonly heard = (poses: Poses): void => {
    if (poses.whole) this.since = [poses];
    else if (this.since[0]?.placement === poses.placement) this.since.push(poses);
    else return; // changes are useless without the whole frame
    for (const listen of this.listeners) listen(poses);
  };

  /** Calls with the newest whole frame and everything after it; returns a function that stops. */
  readonly listen = (listener: Listener): (() => void) => {
    for (const poses of this.since) listener(poses);
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
}
