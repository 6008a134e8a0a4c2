/** Block Out!: the block in the hand, its buttons, and the time that it may be held. */
import type { Page } from '@playwright/test';
import { DEPTH } from './depth';
import { expect, test } from './fixtures';
import { openTable, openTwin, PHONE, sitDown, twin, twinMoves, type Seat } from './tables';

const me: Seat = { sitter: 'me' };
const link: Seat = { sitter: 'link' };
const easy: Seat = { sitter: 'bot', level: 'easy' };
const FLAT = { reducedMotion: 'reduce' } as const;

test.use({ launchOptions: DEPTH });

async function takeBlock(page: Page): Promise<void> {
  await openTwin(page);
  await twinMoves(page)
    .filter({ hasText: /take the/ })
    .first()
    .click();
  await twin(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Lower' })).toBeVisible();
}

/** The wanted height of the block above the tower, from the line over the buttons. */
async function above(page: Page): Promise<number> {
  const words = await page.locator('.controls p').innerText();
  return Number(/(\d+)\D+above/.exec(words)?.[1]);
}

for (const [kind, options] of [
  ['in depth', {}],
  ['in flat pictures', FLAT],
] as const) {
  test(`a tap, Enter and Space lower or raise a block by one step, ${kind}`, async ({ newPerson }) => {
    const page = await newPerson({ ...PHONE, ...options });
    await openTable(page, 'blockout', [me, easy], { starter: '0' });
    await takeBlock(page);
    await expect(page.locator('canvas')).toHaveCount(options === FLAT ? 0 : 1);
    const [lower, raise] = ['Lower', 'Raise'].map((name) => page.getByRole('button', { name }));
    if (!lower || !raise) throw new Error('no buttons');

    let height = await above(page);
    for (const act of [
      () => lower.tap(),
      () => lower.click(),
      () => lower.press('Enter'),
      () => lower.press('Space'),
      () => lower.evaluate((button: HTMLElement) => button.click()),
    ]) {
      await act();
      height -= 1;
      await expect.poll(() => above(page)).toBe(height);
    }
    for (const act of [() => raise.tap(), () => raise.press('Enter')]) {
      await act();
      height += 1;
      await expect.poll(() => above(page)).toBe(height);
    }

    // A key that is held down repeats until it is released.
    await lower.focus();
    await page.keyboard.down('Space');
    await expect.poll(() => above(page)).toBeLessThan(height - 8);
    await page.keyboard.up('Space');
    const rest = await above(page);
    await page.waitForTimeout(300);
    expect(await above(page)).toBe(rest);
  });
}

test('the last seconds of a held block are shown to both, and then it comes back', async ({ newPerson }) => {
  const host = await newPerson(FLAT);
  await openTable(host, 'blockout', [me, link], { starter: '0' });
  const friend = await newPerson({ ...PHONE, ...FLAT });
  await sitDown(host, friend);
  await takeBlock(host);
  const ring = (page: Page) => page.getByRole('timer', { name: /left to let go/ });
  for (const page of [host, friend]) await expect(ring(page)).toHaveCount(0);
  for (const page of [host, friend]) await expect(ring(page)).toBeVisible({ timeout: 90_000 });

  // A reload does not change these seconds.
  await Promise.all([host.reload(), friend.reload()]);
  for (const page of [host, friend]) await expect(ring(page)).toBeVisible();
  await expect(host.getByRole('button', { name: 'Lower' })).toBeVisible();

  await expect(host.getByText('Choose a card')).toBeVisible({ timeout: 60_000 });
  for (const page of [host, friend]) await expect(ring(page)).toHaveCount(0);
  await host.reload();
  await takeBlock(host);
  await expect(ring(host)).toHaveCount(0);
});
