/** Moves the focus between spaces, or between tokens, by direction. */
import type { Way } from '$lib/play/keys';
import { nearest } from './keys';

function all(root: HTMLElement | undefined, selector: string): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

function centreOf(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

export function focusFirstSpace(root: HTMLElement | undefined): void {
  all(root, '[data-space].lit').at(0)?.focus();
}

/** Goes to the next or the previous space that is lit; false when none is. */
export function step(root: HTMLElement | undefined, by: -1 | 1): boolean {
  const lit = all(root, '[data-space].lit');
  const from = lit.findIndex((space) => space === document.activeElement);
  const to = from < 0 && by < 0 ? lit.length - 1 : from + by;
  const space = lit.at(to % Math.max(1, lit.length));
  space?.focus();
  return space !== undefined;
}

/** Goes to the next space or token in a direction; false when the focus is on neither. */
export function go(root: HTMLElement | undefined, way: Way): boolean {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || !root?.contains(from)) return false;
  const selector = from.dataset.space ? '[data-space].lit' : from.dataset.token ? '[data-token]' : '';
  if (!selector) return false;
  const others = all(root, selector).filter((each) => each !== from);
  others[nearest(others.map(centreOf), centreOf(from), way)]?.focus();
  return true;
}
