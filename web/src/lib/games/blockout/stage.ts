/** What the table in depth and the flat one are given alike, and whether a browser can show depth. */
import { reducedMotion } from '$lib/settings.svelte';
import type { Live, Picture } from './scene/scene';

export interface StageProps {
  picture: Picture;
  live: Live;
  /** Counts what was heard: a new number asks for a new picture. */
  frames: number;
  /** The height of the held block's centre, in millimetres. */
  level: number;
  /** A hand of this page holds the block. */
  canPush: boolean;
  /** By so many millimetres. */
  onpush: (by: { x: number; y: number; z: number }) => void;
  ontap: (block: string) => void;
}

export function canShowDepth(): boolean {
  if (typeof document === 'undefined' || reducedMotion()) return false;
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
