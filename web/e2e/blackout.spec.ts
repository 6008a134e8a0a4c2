/** Blackout: a whole game of two people and a bot, and a BLACKOUT that everybody may call. */
import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { end, nextToAct } from './blokus';
import { expect, test } from './fixtures';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Seat {
  sitter: 'me' | 'here' | 'link' | 'bot';
  level?: string;
}
const me: Seat = { sitter: 'me' };
const link: Seat = { sitter: 'link' };
const bot: Seat = { sitter: 'bot', level: 'strong' };

/** The numbered draws of a seed, as docs/formats/fairness.md tells anybody to check them. */
function draw(seed: Buffer, number: number, sides: bigint): number {
  const value = BigInt(`0x${createHmac('sha256', seed).update(String(number)).digest('hex')}`);
  return Number(value % sides);
}

/** The first seed whose first roll, after three cards, is a BLACKOUT. */
function blackoutSeed(): string {
  for (let number = 0; number < 100_000; number++) {
    const seed = Buffer.alloc(32);
    seed.writeUInt32BE(number, 28);
    if ([3, 4, 5].every((at) => draw(seed, at, 6n) === 5)) return seed.toString('hex');
  }
  throw new Error('luck has no such seed');
}

async function openTable(page: Page, seats: Seat[], options: Record<string, string> = {}): Promise<void> {
  const answer = await page.request.post('/api/tables', { data: { game: 'blackout', seats, options } });
  expect(answer.status()).toBe(201);
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`/t/${table}`);
}

async function linkOf(host: Page): Promise<string> {
  const invitation = host.getByRole('dialog', { name: 'Invite friends' });
  const address = await invitation.getByLabel('Link of the invitation').inputValue();
  await invitation.getByRole('button', { name: 'Close' }).click();
  return address;
}

async function sitDown(friend: Page, address: string): Promise<void> {
  await friend.goto(address);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(friend).not.toHaveURL(/seat=/);
}

async function openTwin(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Play by text' });
  if ((await opener.getAttribute('aria-expanded')) === 'true') return;
  await opener.focus();
  await page.keyboard.press('Enter');
}

const moves = (page: Page) => page.getByRole('list', { name: 'What you can do' }).getByRole('button');

test('two browsers and a bot play a whole game', async ({ newPerson }) => {
  test.setTimeout(300_000);
  const host = await newPerson();
  await openTable(host, [me, link, bot], { starter: '0' });
  const friend = await newPerson(PHONE);
  await sitDown(friend, await linkOf(host));
  await openTwin(host);
  await openTwin(friend);
  for (let acts = 0; acts < 600; acts++) {
    const mover = await nextToAct([host, friend], moves);
    if (!mover) break;
    // It may be gone again: another's call came first, or the game has ended.
    await moves(mover)
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
    await openTable(host, [me, link], { starter: '0' });
    const friend = await newPerson(PHONE);
    await sitDown(friend, await linkOf(host));
    await host.getByRole('button', { name: 'Roll' }).first().click();

    const button = (page: Page) => page.getByRole('button', { name: 'BLACKOUT!' });
    await expect(button(host)).toBeVisible();
    await expect(button(friend)).toBeVisible();
    // At the same time; whoever is second may find the button gone.
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
  await openTable(page, [me, bot], { starter: '0' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const status = page.getByRole('status').first();
  await expect(page.getByRole('region').first()).toBeAttached();
  await page.keyboard.press('r');
  await expect(status).not.toBeEmpty();
  const overflow = await page.evaluate(() => {
    const root = document.documentElement;
    return [root.scrollWidth - root.clientWidth, root.scrollHeight - root.clientHeight];
  });
  expect(overflow).toEqual([0, 0]);
});
