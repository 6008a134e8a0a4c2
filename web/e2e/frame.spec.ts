/** The frame around every game of the server: shelf, rules, set-up, table, menu, reload, giving up. No game is named here. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openTwin, overflow, PHONE, twin } from './tables';

interface Game {
  key: string;
  bots: string[];
}

const table = (page: Page) => page.getByRole('button', { name: 'Play by text' });

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Yes, give up' }).click();
}

test('every game is set up, opened, reloaded, looked at and given up in the same way', async ({
  newPerson,
}) => {
  const page = await newPerson();
  const games = (await (await page.request.get('/api/games')).json()) as Game[];
  expect(games.length).toBeGreaterThan(3);
  for (const { key } of games) {
    await page.goto('/');
    const shelved = page.locator(`section[aria-labelledby="${key}"]`);
    await expect(shelved.getByRole('heading')).not.toHaveText(key);
    await shelved.getByRole('link', { name: 'How it is played' }).click();
    await expect(page).toHaveURL(`/rules/${key}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto(`/new/${key}`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page).toHaveURL(/\/t\//);
    await expect(table(page)).toBeAttached();
    await page.reload();
    await expect(table(page)).toBeAttached();
    expect(await overflow(page)).toEqual([0, 0]);

    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Table' });
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Close' }).click();
    await openTwin(page);
    await expect(twin(page)).toContainText(/\S/);
    await expect(table(page)).toHaveAttribute('aria-expanded', 'true');
    await giveUp(page);
    await expect(page.getByRole('dialog').filter({ hasText: /given up/ })).toBeVisible();
  }
});

test('every game fits a phone from the start, and its friend by link sees it', async ({ newPerson }) => {
  const host = await newPerson();
  const friend = await newPerson({ ...PHONE, viewport: { width: 360, height: 640 } });
  const games = (await (await host.request.get('/api/games')).json()) as Game[];
  for (const { key } of games) {
    const seats = [{ sitter: 'me' }, { sitter: 'link' }];
    const answer = await host.request.post('/api/tables', { data: { game: key, seats } });
    expect(answer.status(), key).toBe(201);
    const { table: name } = (await answer.json()) as { table: string };
    await friend.goto(`/t/${name}`);
    await expect(table(friend)).toBeAttached();
    await expect.poll(() => overflow(friend), { message: key }).toEqual([0, 0]);
  }
});
