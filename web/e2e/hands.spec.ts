/** Every hand: mouse, finger, keyboard. */
import type { Page } from '@playwright/test';
import { bot, expectLaid, me, openTable, squaresLaid, here } from './blokus';
import { expect, test } from './fixtures';

const board = (page: Page) => page.getByRole('application', { name: 'Board' });
const piece = (page: Page, name: string) =>
  page.getByRole('group', { name: /^Pieces of/ }).getByRole('button', { name: new RegExp(`${name}\\b`) });

/** The middle of a cell, counted from the top left. */
async function cellAt(page: Page, row: number, column: number): Promise<{ x: number; y: number }> {
  const squares = board(page).locator('svg').first();
  const box = await squares.evaluate((svg) => {
    const drawing = svg as SVGSVGElement;
    const matrix = drawing.getScreenCTM();
    if (!matrix) throw new Error('the board is not shown');
    return { a: matrix.a, d: matrix.d, e: matrix.e, f: matrix.f };
  });
  return { x: box.e + (column + 0.5) * box.a, y: box.f + (row + 0.5) * box.d };
}

test('with a mouse: take, turn by wheel, see why it does not fit, lay where it does', async ({
  newPerson,
}) => {
  const page = await newPerson();
  await openTable(page, [me, here], {});
  await piece(page, 'I2').click();
  const middle = await cellAt(page, 9, 9);
  await page.mouse.move(middle.x, middle.y);
  await expect(page.getByText('Must cover a corner').or(page.locator('.reason'))).toBeVisible();
  await page.mouse.click(middle.x, middle.y);
  expect(await squaresLaid(page)).toBe(0);
  await page.mouse.wheel(0, 100);
  const corner = await cellAt(page, 0.5, 0);
  await page.mouse.move(corner.x, corner.y, { steps: 4 });
  await page.mouse.click(corner.x, corner.y);
  await expectLaid(page, 2);
});

test('with a finger on a phone: drag, fix, confirm', async ({ newPerson }) => {
  const page = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openTable(page, [me, bot, bot, bot], { starter: '0' });
  const touch = await page.context().newCDPSession(page);
  const from = await piece(page, 'I1').boundingBox();
  if (!from) throw new Error('the piece is not shown');
  const to = await cellAt(page, 19, 0);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  await finger('touchStart', start.x, start.y);
  // The piece floats above the finger, so the finger ends below the cell it is meant for.
  const steps = 8;
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    await finger('touchMove', start.x + (to.x - start.x) * part, start.y + (to.y + 70 - start.y) * part);
  }
  await finger('touchEnd');
  await page.getByRole('button', { name: 'Place it here' }).tap();
  await expectLaid(page, 1);
});

test('nothing scrolls during play on small screens', async ({ newPerson }) => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 640, height: 360 },
    { width: 820, height: 1180 },
  ]) {
    const page = await newPerson({ viewport });
    await openTable(page, [me, bot, bot, bot], { starter: '0' });
    await expect(piece(page, 'Z5')).toBeInViewport({ ratio: 0.99 });
    await expect(board(page)).toBeInViewport({ ratio: 0.99 });
    const overflow = await page.evaluate(() => {
      const page = document.documentElement;
      return [page.scrollWidth - page.clientWidth, page.scrollHeight - page.clientHeight];
    });
    expect(overflow).toEqual([0, 0]);
    await page.close();
  }
});

test('with the keyboard alone: from the home page to a laid piece, and taken back', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).focus();
  await page.keyboard.press('Enter');
  const first = page
    .getByRole('group', { name: /^Pieces of/ })
    .getByRole('button')
    .first();
  await expect(first).toHaveAttribute('aria-disabled', 'false');
  const before = await squaresLaid(page);
  await tabTo(page, '[data-piece]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter'); // takes it
  await page.keyboard.press('r');
  await page.keyboard.press('f');
  await page.keyboard.press('n'); // the next place where it fits
  await page.keyboard.press('Enter');
  await expectLaid(page, before + 2 + 3); // ours, and one bot's at least
  await expect(page.getByRole('button', { name: 'Take back' })).toBeEnabled();
  await tabTo(page, '[aria-label="Take back"]');
  await page.keyboard.press('Enter');
  await expect.poll(() => squaresLaid(page)).toBe(before);
});

/** Presses Tab until the focus is there, as somebody without a mouse would. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab never came to ${selector}`);
}
