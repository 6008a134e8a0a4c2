/** Helpers for journeys of every game: open a table, sit down by a link, play by text. */
import { expect, type Page } from '@playwright/test';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export interface Seat {
  sitter: 'me' | 'here' | 'link' | 'bot';
  level?: string;
}

/** Opens a table as the page's person and goes there. */
export async function openTable(
  page: Page,
  game: string,
  seats: readonly Seat[],
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  const answer = await page.request.post('/api/tables', { data: { game, seats, options } });
  expect(answer.status()).toBe(201);
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`/t/${table}`);
}

/** The friend takes the first free chair. At a new table the invitation opens by itself, later the host opens it. */
export async function sitDown(host: Page, friend: Page, isFirst = true): Promise<void> {
  if (!isFirst) await host.getByRole('button', { name: /^Invite/ }).click();
  const invitation = host.getByRole('dialog', { name: 'Invite friends' });
  const address = await invitation.getByLabel('Link of the invitation').first().inputValue();
  await invitation.getByRole('button', { name: 'Close' }).click();
  await friend.goto(address);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(friend).not.toHaveURL(/seat=/);
}

export const twin = (page: Page) => page.getByRole('region', { name: 'Play by text' });
export const twinMoves = (page: Page) =>
  page.getByRole('list', { name: 'What you can do' }).getByRole('button');

/** In any language. */
export async function openTwin(page: Page): Promise<void> {
  const opener = page.locator('[data-act=text]');
  if ((await opener.getAttribute('aria-expanded')) === 'true') return;
  await opener.focus();
  await page.keyboard.press('Enter');
}

/** How far the page can be scrolled: during play it must be nowhere. */
export function overflow(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return [root.scrollWidth - root.clientWidth, root.scrollHeight - root.clientHeight];
  });
}
