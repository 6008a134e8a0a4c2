/** Answers to lessons that are no single button: a card laid by a form, and a hand that brings a block to the tower. */
import { expect, type Page } from '@playwright/test';
import type { Press } from './lessons';

const LAY = /^(\d),(\d)\/(\d)$/;
const STEP_MM = 5;
/** A new block hangs so far to the right of the tower, and so far above its top. */
const ASIDE_MM = 90;
const ABOVE_MM = 35;
/** How far to the right the top of a tower stands, by step. */
const TOPS_MM: Readonly<Record<string, number>> = { edge: 15 };
/** A hand needs this long for the way down. */
const LOWERS_MS = 900;

const inTwin = (selector: string) => `section.twin ${selector}`;

/** Lays a card by its turn, row and column; false: the move is no lay. */
export async function layByForm(page: Page, move: string, press: Press): Promise<boolean> {
  const [, row, column, turns] = LAY.exec(move) ?? [];
  if (row === undefined) return false;
  const choices = page.locator(inTwin('form select'));
  await expect(choices).toHaveCount(3);
  for (const [at, index] of [turns, row, column].entries())
    await choices.nth(at).selectOption({ index: Number(index) });
  await press(page, inTwin('form button'));
  return true;
}

/** If the move has put a block into the hand, brings it over the tower, lowers it and lets go. */
export async function placeByHand(page: Page, step: string, move: string, press: Press): Promise<void> {
  if (!move.includes('>')) return;
  const push = (way: string) => inTwin(`[data-push="${way}${STEP_MM}"]`);
  await expect(page.locator(inTwin(`[data-move="${move}"]`))).toHaveCount(0);
  const next = page.locator(['.answer.right', push('down'), inTwin('[data-move]')].join());
  await expect(next).not.toHaveCount(0);
  if ((await page.locator('.answer.right').count()) > 0) return;
  if ((await page.locator(push('down')).count()) === 0) return;
  const repeat = async (way: string, mm: number) => {
    for (let left = mm; left > 0; left -= STEP_MM) await press(page, push(way));
  };
  const safety = page.locator('[data-safety]').first();
  if ((await safety.getAttribute('data-safety')) === 'misses') {
    await repeat('left', ASIDE_MM - (TOPS_MM[step] ?? 0));
    await expect(safety).toHaveAttribute('data-safety', /steady|risky/);
  }
  await repeat('down', ABOVE_MM);
  await page.waitForTimeout(LOWERS_MS);
  await press(page, inTwin('[data-move="letgo"]'));
}
