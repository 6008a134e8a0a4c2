/** Right to left, and accessibility: language, direction, and the issues that axe finds. */
import { bot, end, layByText, me, openTable, openTwin, pieceButtons, squaresLaid } from './blokus';
import { expect, test } from './fixtures';
import { expectNoSeriousIssue } from './issues';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no serious issue on any page, ${colorScheme}`, async ({ newPerson }) => {
    const page = await newPerson({ colorScheme });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Permissions-Policy')) complaints.push(message.text());
    });
    for (const address of [
      '/',
      '/new/blokus',
      '/rules/blokus',
      '/new/blackout',
      '/rules/blackout',
      '/new/blockyou',
      '/rules/blockyou',
      '/new/blockout',
      '/rules/blockout',
      '/nowhere',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSeriousIssue(page);
    }
    expect(complaints).toEqual([]);
  });

  test(`axe finds no serious issue at any table, ${colorScheme}`, async ({ newPerson }) => {
    const page = await newPerson({ colorScheme });
    await openTable(page, [me, bot, bot, bot], { starter: '0' });
    await layByText(page);
    await expect(pieceButtons(page).first()).toBeVisible();
    await expectNoSeriousIssue(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectNoSeriousIssue(page);
    const seats = [me, { ...bot, level: 'strong' }];
    const data = { game: 'blackout', seats, options: { starter: '0' } };
    const { table } = (await (await page.request.post('/api/tables', { data })).json()) as { table: string };
    await page.goto(`/t/${table}`);
    await page.getByRole('button', { name: 'Roll' }).first().click();
    await expectNoSeriousIssue(page);
    const alone = { game: 'blockyou', seats: [me], options: { solo: 'on' } };
    const opened = (await (await page.request.post('/api/tables', { data: alone })).json()) as {
      table: string;
    };
    await page.goto(`/t/${opened.table}`);
    await page.getByRole('button', { name: 'I’m ready' }).click();
    await expect(page.getByRole('button', { name: /^Your card: / })).toBeVisible({ timeout: 15_000 });
    await expectNoSeriousIssue(page);
  });
}

test('the end of a game has no serious issue either', async ({ newPerson }) => {
  const page = await newPerson();
  await openTable(page, [bot, bot], {});
  await expect(end(page)).toBeVisible({ timeout: 30_000 });
  await expectNoSeriousIssue(page);
});

test('in Hebrew words run from right to left and the board does not', async ({ newPerson }) => {
  const page = await newPerson({ locale: 'he-IL' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  await openTable(page, [me, bot], { startCorner: 'fixed' });
  const board = page.getByRole('application').locator('svg').first();
  await expect(board).toBeVisible();
  expect(await board.evaluate((svg) => getComputedStyle(svg).direction)).toBe('ltr');

  // By keyboard, since the keys work the same in every language.
  const tray = page.locator('[data-piece]').first();
  await expect(tray).toHaveAttribute('aria-disabled', 'false');
  await tray.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect.poll(() => squaresLaid(page, 'ריק')).toBeGreaterThan(0);
  await expectNoSeriousIssue(page);
});

test('the language can be chosen and stays', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('a screen reader is told what happens', async ({ newPerson }) => {
  const page = await newPerson();
  await openTable(page, [me, bot], {});
  await openTwin(page);
  await layByText(page);
  await expect(page.getByRole('status').filter({ hasText: /lays/ })).toBeAttached();
  await expect(
    page.getByRole('list', { name: 'What happened' }).getByRole('listitem').first(),
  ).toBeAttached();
});
