/** At every table: a lost connection, the speed of bots, and the result beside the board. */
import type { Locator, Page } from '@playwright/test';
import { expectLaid, here, me, openTable, squaresLaid } from './blokus';
import { expect, test } from './fixtures';
import { overflow } from './tables';

const board = (page: Page) => page.getByRole('application');

/** Whether two elements have some area in common. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('an element is not on the page');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('without a connection nothing can be moved, and the piece in the hand is still there afterwards', async ({
  newPerson,
  server,
}) => {
  const page = await newPerson();
  await openTable(page, [me, here]);
  await page.locator('[data-piece]').first().press('Enter');
  const hand = page.locator('p[aria-live="polite"]');
  await expect(hand).not.toBeEmpty();
  const held = await hand.innerText();

  await server.kill();
  const lost = page.getByText('Connection lost. Trying again…');
  await expect(lost).toBeVisible();
  await expect(page.getByText('You can still look at the table, the rules and the settings.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play by text' })).toBeDisabled();
  await board(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await squaresLaid(page)).toBe(0);
  expect(await hand.innerText()).toBe(held);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Table' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('button', { name: 'Give up' })).toBeDisabled();

  await server.start();
  await expect(page.getByRole('button', { name: 'Give up' })).toBeEnabled();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(lost).toBeHidden();
  await expect(page.getByRole('button', { name: 'Play by text' })).toBeEnabled();
  expect(await hand.innerText()).toBe(held);
  await board(page).focus();
  await page.keyboard.press('Enter');
  await expectLaid(page, 1);
});

test('the speed of bots is chosen before the game and at the table, and is remembered', async ({
  newPerson,
}) => {
  const page = await newPerson();
  const speed = (name: string) => page.getByRole('group', { name: 'Speed of bots' }).getByLabel(name);
  await page.goto('/');
  const game = page.locator('section[aria-labelledby="blokus"]');
  await game.getByRole('button', { name: 'Against bots' }).click();
  await expect(speed('Normal')).toBeChecked();
  await page.getByRole('group', { name: 'Speed of bots' }).getByText('Slow').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/t\//);

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(speed('Slow')).toBeChecked();
  const chairs = page.getByRole('dialog', { name: 'Table' }).getByRole('listitem');
  await chairs.nth(1).getByRole('button').click();
  await page.getByRole('group', { name: 'Speed of bots' }).getByText('Quick').click();
  await expect(speed('Quick')).toBeChecked();
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(speed('Quick')).toBeChecked();

  await page.goto('/');
  await game.getByRole('button', { name: 'Against bots' }).click();
  await expect(speed('Quick')).toBeChecked();
});

test('the result stands below the board or beside it, and can be put aside', async ({ newPerson }) => {
  const page = await newPerson({ viewport: { width: 360, height: 640 } });
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('[data-confetti]')) document.documentElement.dataset.hadConfetti = 'yes';
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await openTable(page, [me, here]);
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Yes, give up' }).click();

  const result = page.getByRole('dialog', { name: /won/ });
  await expect(result.getByRole('button', { name: 'Play again' })).toBeVisible();
  expect(await overlap(result, board(page))).toBe(false);
  expect((await board(page).boundingBox())?.width).toBeGreaterThan(300);
  expect(await overflow(page)).toEqual([0, 0]);
  await expect(page.locator('html')).toHaveAttribute('data-had-confetti', 'yes');
  await result.getByRole('button', { name: 'Details' }).click();
  await expect(result.getByRole('table')).toBeVisible();
  await result.getByRole('button', { name: 'Close' }).click();
  await result.getByRole('button', { name: 'Close' }).click();
  await expect(result).toBeHidden();
  await page.getByRole('button', { name: 'Result' }).click();
  await expect(result).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(result.getByRole('table')).toBeVisible();
  await expect.poll(() => overlap(result, board(page))).toBe(false);
  await result.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('region', { name: 'Replay' }).getByRole('button', { name: 'Close' }).click();
  await expect(result).toBeVisible();
});
