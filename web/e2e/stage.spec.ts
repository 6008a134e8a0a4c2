/** The stage of Block Out!: it keeps its height through a whole turn, and a block goes back until it touches the tower. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openTable, overflow, PHONE, type Seat } from './tables';

const me: Seat = { sitter: 'me' };
const here: Seat = { sitter: 'here' };

const stageHeight = async (page: Page) => (await page.locator('[data-stage]').boundingBox())?.height;
/** A card that allows a block: the block is taken at once, or chosen. */
async function takeBlock(page: Page): Promise<void> {
  const fan = page.getByRole('list', { name: 'Your cards' });
  await fan.locator('.fits button[data-card]:not([data-card=pass], [data-card=reverse])').first().click();
  const first = page.locator('button[data-block]').first();
  const letGo = page.getByRole('button', { name: 'Let go' });
  await expect(first.or(letGo)).toBeVisible();
  if (await first.isVisible()) await first.click();
  await expect(letGo).toBeVisible();
}

for (const [name, options] of Object.entries({
  'a small phone': { ...PHONE, viewport: { width: 360, height: 640 } },
  'a phone': PHONE,
  'a phone held sideways': { ...PHONE, viewport: { width: 844, height: 390 } },
  'a desk': { viewport: { width: 1280, height: 800 } },
})) {
  test(`the stage keeps its height through a whole turn on ${name}`, async ({ newPerson }) => {
    test.setTimeout(120_000);
    const page = await newPerson({ ...options, reducedMotion: 'reduce' });
    await openTable(page, 'blockout', [me, here], { starter: '0' });
    await page.getByRole('button', { name: /^Show (your|the) cards/ }).click();
    await expect(page.getByRole('list', { name: 'Your cards' })).toBeVisible();
    const heights = [await stageHeight(page)];

    await takeBlock(page);
    heights.push(await stageHeight(page));
    // Not yet on the tower: it goes back, and card and block are there again.
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect(page.getByRole('list', { name: 'Your cards' })).toBeVisible({ timeout: 30_000 });
    heights.push(await stageHeight(page));

    await takeBlock(page);
    for (let step = 0; step < 7; step++) await page.keyboard.press('Shift+PageDown');
    heights.push(await stageHeight(page));
    await page.getByRole('button', { name: 'Let go' }).click();
    await expect(page.getByRole('button', { name: 'Let go' })).toHaveCount(0, { timeout: 30_000 });
    heights.push(await stageHeight(page));
    await expect(page.getByRole('button', { name: /^Show (your|the) cards/ })).toBeVisible({
      timeout: 30_000,
    });
    heights.push(await stageHeight(page));
    expect(new Set(heights).size, JSON.stringify(heights)).toBe(1);
    expect(await overflow(page)).toEqual([0, 0]);
  });
}
