/** The operator's page: the key, the figures, the tables, and the end of one of them. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bot, me } from './blokus';
import { expect, test } from './fixtures';
import { expectNoSeriousIssue } from './issues';

async function opened(page: Page, game: string, names: readonly string[]): Promise<string> {
  const seats = names.map((name, seat) => ({ sitter: seat === 0 ? 'me' : 'here', name }));
  const answer = await page.request.post('/api/tables', { data: { game, seats } });
  return ((await answer.json()) as { table: string }).table;
}

async function enter(page: Page, key: string): Promise<void> {
  await page.goto('/operator');
  await page.getByRole('textbox').or(page.locator('input[type=password]')).first().fill(key);
  await page.keyboard.press('Enter');
}

test('the operator finds a table, exports it and ends it; its players are told', async ({
  newPerson,
  server,
}) => {
  const player = await newPerson();
  await player.goto('/');
  const table = await opened(player, 'blokus', ['Adelheid', 'Barnabas']);
  await opened(player, 'blackout', ['Cosima', 'Dragan']);
  await player.goto(`/t/${table}`);
  await expect(player.getByText('Adelheid').first()).toBeVisible();

  const operator = await newPerson();
  await enter(operator, 'certainly not the key');
  await expect(operator.getByRole('alert')).toHaveText('Not the right key');
  await enter(operator, server.operatorKey);
  await expect(operator.getByText('All well')).toBeVisible();
  expect(
    (await operator.context().cookies()).find(({ name }) => name === 'blockcade_operator'),
  ).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
  });

  await expect(operator.getByRole('button', { name: /Blackout/ })).toBeVisible();
  await operator.getByRole('searchbox').fill('adelheid');
  await expect(operator.getByRole('button', { name: /Blackout/ })).toHaveCount(0);
  await operator.getByRole('button', { name: /Blokus.*Adelheid/ }).click();
  const sheet = operator.getByRole('dialog', { name: 'Blokus' });
  await expect(sheet.getByText('to play')).toBeVisible();

  const download = operator.waitForEvent('download');
  await sheet.getByRole('link', { name: 'Export' }).click();
  const record = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as Record<string, unknown>;
  expect(record).toMatchObject({ format: 'blockcade', game: 'blokus', seed: '' });

  await sheet.getByRole('button', { name: 'End this table' }).click();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await sheet.getByRole('button', { name: 'End this table' }).click();
  await sheet.getByRole('button', { name: 'Yes, end it' }).click();
  await expect(sheet.getByText('closed by the operator').first()).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'End this table' })).toHaveCount(0);

  const told = player.getByRole('dialog', { name: 'The table was closed' });
  await expect(told).toBeVisible();
  await expectNoSeriousIssue(player);
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(player.getByRole('banner').getByText('The table was closed')).toBeVisible(); // from now on
  await expect(player.getByRole('heading', { name: 'The table was closed' })).toBeVisible(); // not “is thinking”
  await player.reload();
  await player.getByRole('dialog').getByRole('link', { name: 'Home' }).click();
  await expect(player.getByRole('link', { name: /Blackout.*Cosima/ })).toBeVisible();
  await expect(player.getByRole('link', { name: /Adelheid/ })).toHaveCount(0);

  await sheet.getByRole('button', { name: 'Close' }).click();
  await operator.getByRole('button', { name: 'Lock up' }).click();
  await expect(operator.getByText('Operator’s key')).toBeVisible();
  await operator.reload();
  await expect(operator.getByText('Operator’s key')).toBeVisible();
});

for (const { name, options } of [
  { name: 'a phone', options: { viewport: { width: 360, height: 640 } } },
  { name: 'the dark', options: { colorScheme: 'dark' as const } },
  { name: 'Hebrew', options: { locale: 'he-IL', viewport: { width: 820, height: 700 } } },
]) {
  test(`the office fits ${name}, and axe finds no serious issue`, async ({ newPerson, server }) => {
    const page = await newPerson(options);
    await page.goto('/operator');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSeriousIssue(page);
    const seats = [{ ...me, name: 'A name of twenty-two m' }, bot, bot, bot];
    await page.request.post('/api/tables', { data: { game: 'blokus', seats } });
    await enter(page, server.operatorKey);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoSeriousIssue(page);
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overhang()).toBeLessThanOrEqual(0);
    await page.locator('button.row').click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await expectNoSeriousIssue(page);
    expect(await overhang()).toBeLessThanOrEqual(0);
  });
}
