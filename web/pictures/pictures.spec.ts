/** The pictures of the README, taken of a real game in a real browser. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { bot, expectLaid, layByText, me, openTable, squaresLaid } from '../e2e/blokus';
import { test } from '../e2e/fixtures';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };

/** Some rounds against three bots, then hands off. */
async function playSome(page: Page, rounds: number): Promise<void> {
  const named = ['Oak', 'Maple', 'Cherry'].map((name) => ({ ...bot, name }));
  await openTable(page, [me, ...named], { starter: '0' }, true);
  for (let round = 0; round < rounds; round++) {
    const before = await squaresLaid(page);
    await layByText(page);
    await expectLaid(page, before + 8);
  }
  await page.getByRole('button', { name: 'Close' }).click();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(600); // pieces that fly come to rest
}

test('table', async ({ newPerson }) => {
  const page = await newPerson({ viewport: { width: 1280, height: 800 } });
  await playSome(page, 7);
  await page.screenshot({ path: `${folder}table.png` });
});

test('phone', async ({ newPerson }) => {
  const page = await newPerson(PHONE);
  await playSome(page, 6);
  await page.screenshot({ path: `${folder}phone.png` });
});

test('dark', async ({ newPerson }) => {
  const page = await newPerson({ ...PHONE, colorScheme: 'dark' });
  await playSome(page, 8);
  await page.screenshot({ path: `${folder}dark.png` });
});

test('hebrew', async ({ newPerson }) => {
  const page = await newPerson(PHONE);
  await playSome(page, 5);
  const hebrew = await newPerson({ ...PHONE, locale: 'he-IL' });
  await hebrew.context().addCookies(await page.context().cookies());
  await hebrew.goto(page.url());
  await hebrew.locator('[data-piece]').first().waitFor();
  await hebrew.waitForTimeout(600);
  await hebrew.screenshot({ path: `${folder}hebrew.png` });
});

test('blackout', async ({ newPerson }) => {
  const page = await newPerson({ viewport: { width: 1280, height: 800 } });
  const seats = [me, { ...bot, level: 'strong', name: 'Oak' }, { ...bot, level: 'easy', name: 'Maple' }];
  const data = { game: 'blackout', seats, options: { starter: '0' }, takeback: true };
  const answer = await page.request.post('/api/tables', { data });
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`/t/${table}`);
  for (let turn = 0; turn < 4; turn++) {
    await page.getByRole('button', { name: 'Roll' }).first().click();
    await page.waitForTimeout(2500);
    if (turn === 3) break;
    // The first thing that may be done, until the turn has gone round.
    await page.getByRole('button', { name: 'Play by text' }).focus();
    await page.keyboard.press('Enter');
    const moves = page.getByRole('list', { name: 'What you can do' }).getByRole('button');
    while (!/Roll the dice/.test(await moves.first().innerText())) {
      await moves.first().click();
      await page.waitForTimeout(900);
    }
    await page.getByRole('button', { name: 'Close' }).click();
  }
  await page.mouse.move(0, 0);
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${folder}blackout.png` });
});

test('blockyou', async ({ newPerson }) => {
  const page = await newPerson({ viewport: { width: 1280, height: 800 } });
  const named = ['Oak', 'Maple', 'Cherry'].map((name) => ({ ...bot, level: 'family', name }));
  const answer = await page.request.post('/api/tables', {
    data: { game: 'blockyou', seats: [me, ...named], options: {} },
  });
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: 'I’m ready' }).click();
  // When the first card has just been laid.
  await page.getByRole('button', { name: /^Your card: / }).waitFor({ timeout: 30_000 });
  await page.getByText('done').first().waitFor({ timeout: 30_000 });
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${folder}blockyou.png` });
});
