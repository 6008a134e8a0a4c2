/** Blackout: a whole game of two people and a bot, and a BLACKOUT that everybody may call. */
import type { Page } from '@playwright/test';
import { end, nextToAct } from './blokus';
import { blackoutSeed } from './dice';
import { expect, test } from './fixtures';
import { openTable, openTwin, overflow, PHONE, sitDown, twinMoves, type Seat } from './tables';

const me: Seat = { sitter: 'me' };
const link: Seat = { sitter: 'link' };
const bot: Seat = { sitter: 'bot', level: 'strong' };

test('two browsers and a bot play a whole game', async ({ newPerson }) => {
  test.setTimeout(300_000);
  const host = await newPerson();
  await openTable(host, 'blackout', [me, link, bot], { starter: '0' });
  const friend = await newPerson(PHONE);
  await sitDown(host, friend);
  await openTwin(host);
  await openTwin(friend);
  for (let acts = 0; acts < 600; acts++) {
    const mover = await nextToAct([host, friend], twinMoves);
    if (!mover) break;
    // The button may be gone again: another call came first, or the game has ended.
    await twinMoves(mover)
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  }
  await expect(end(host)).toBeVisible();
  await expect(end(friend)).toBeVisible();
  await expect(end(host).getByRole('table')).toBeVisible();
  expect(await end(host).getByRole('heading').first().innerText()).toMatch(/won/);
});

test.describe('scripted dice', () => {
  test.use({ seed: blackoutSeed() });

  test('both browsers get the button, and exactly one wins the card', async ({ newPerson }) => {
    const host = await newPerson();
    await openTable(host, 'blackout', [me, link], { starter: '0' });
    const friend = await newPerson(PHONE);
    await sitDown(host, friend);
    await host.getByRole('button', { name: 'Roll' }).first().click();

    const button = (page: Page) => page.getByRole('button', { name: 'BLACKOUT!' });
    await expect(button(host)).toBeVisible();
    await expect(button(friend)).toBeVisible();
    // At the same time; the second one may find the button gone.
    const quickly = { timeout: 3_000 };
    await Promise.allSettled([button(host).click(quickly), button(friend).tap(quickly)]);
    for (const page of [host, friend]) {
      await expect(button(page)).toBeHidden();
      await expect(page.getByRole('listitem').filter({ hasText: /1.* card of/ })).toHaveCount(1);
      await expect(page.getByRole('listitem').filter({ hasText: /0.* cards of/ })).toHaveCount(1);
    }
  });
});

test('on a phone with the keyboard alone, in Hebrew, nothing scrolls', async ({ newPerson }) => {
  const page = await newPerson({ viewport: { width: 360, height: 640 }, locale: 'he-IL' });
  await openTable(page, 'blackout', [me, bot], { starter: '0' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const status = page.getByRole('status').first();
  await expect(page.getByRole('region').first()).toBeAttached();
  await page.keyboard.press('r');
  await expect(status).not.toBeEmpty();
  expect(await overflow(page)).toEqual([0, 0]);
});
