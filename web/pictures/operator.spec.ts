/** The picture of the operator's page, of a server where a little is going on. */
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures';
import type { Server } from '../e2e/server';

const folder = process.env.PICTURES ?? fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

const TABLES: readonly [game: string, level: string, names: readonly string[]][] = [
  ['blokus', '2', ['Ada', 'Oak', 'Maple', 'Cherry']],
  ['blackout', 'easy', ['Miriam', 'Oak']],
  ['blockyou', 'family', ['Noor', 'Oak', 'Birch']],
  ['blockout', 'family', ['José', 'Maple']],
  ['blokus', '5', ['Lena', 'Cherry']],
];

async function busyServer(page: Page): Promise<void> {
  for (const [game, level, [first, ...bots]] of TABLES) {
    const seats = [{ sitter: 'me', name: first }, ...bots.map((name) => ({ sitter: 'bot', level, name }))];
    const answer = await page.request.post('/api/tables', { data: { game, seats } });
    const { table } = (await answer.json()) as { table: string };
    await page.goto(`/t/${table}`);
    await page.waitForTimeout(1500);
  }
}

async function office(page: Page, server: Server): Promise<void> {
  await page.goto('/operator');
  await page.locator('input[type=password]').fill(server.operatorKey);
  await page.keyboard.press('Enter');
  await expect(page.locator('button.row')).toHaveCount(TABLES.length);
}

test('operator', async ({ newPerson, server }) => {
  test.setTimeout(400_000);
  const player = await newPerson();
  await player.goto('/');
  await busyServer(player);
  const take = async (name: string, options: BrowserContextOptions) => {
    const page = await newPerson(options);
    await office(page, server);
    await page.screenshot({ path: `${folder}${name}.png` });
    return page;
  };
  const page = await take('operator', { viewport: { width: 1280, height: 960 } });
  if (process.env.PICTURES === undefined) return;
  await page.locator('button.row').first().click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${folder}operator-sheet.png` });
  await page.getByRole('button', { name: 'End this table' }).click();
  await page.screenshot({ path: `${folder}operator-sure.png` });
  const phone = await take('operator-phone', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await phone.locator('button.row').first().scrollIntoViewIfNeeded();
  await phone.screenshot({ path: `${folder}operator-phone-list.png` });
  await phone.locator('button.row').first().click();
  await phone.waitForTimeout(1000);
  await phone.screenshot({ path: `${folder}operator-phone-sheet.png` });
  await take('operator-hebrew', { viewport: { width: 1000, height: 800 }, locale: 'he-IL' });
  const login = await newPerson({ viewport: { width: 900, height: 700 } });
  await login.goto('/operator');
  await login.locator('input[type=password]').waitFor();
  await login.screenshot({ path: `${folder}operator-login.png` });
  await page.getByRole('button', { name: 'Yes, end it' }).click();
  await player.waitForTimeout(1500);
  await player.screenshot({ path: `${folder}operator-closed.png` });
});
