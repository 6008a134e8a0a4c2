/** The props that the 3D and the 2D stage share, and whether a browser can show 3D. */
import { reducedMotion } from '$lib/settings.svelte';
import type { Live, Picture } from './scene/scene';

export interface StageProps {
  picture: Picture;
  live: Live;
  /** Counts the received frames: a new number triggers a redraw. */
  frames: number;
  /** The height of the held block's centre, in millimetres. */
  level: number;
  /** A player of this page holds the block. */
  canPush: boolean;
  /** The game is over: the tower can be turned round, and a picture of it kept. */
  isDone: boolean;
  /** The movement in millimetres. */
  onpush: (by: { x: number; y: number; z: number }) => void;
  ontap: (block: string) => void;
  /** Called with how long it takes to see what the stage shows by itself. */
  onmotion?: ((duration_ms: number) => void) | undefined;
}

export function canShowDepth(): boolean {
  if (typeof document === 'undefined' || reducedMotion()) return false;
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
