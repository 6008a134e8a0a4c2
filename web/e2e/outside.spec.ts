/** A game from outside in a real browser: the example package, installed in its own environment and served from there. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures';
import { Server } from './server';
import { openTable, openTwin, overflow, sitDown, twinMoves } from './tables';

const root = fileURLToPath(new URL('../../', import.meta.url));

const test = base.extend<object, { python: string }>({
  python: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'blockcade-outside-'));
      const made = execFileSync(join(root, '.venv/bin/python'), [
        join(root, 'scripts/example_venv.py'),
        join(folder, 'venv'),
      ]);
      await use(made.toString().trim());
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  server: async ({ python }, use) => {
    const server = new Server([], python);
    await server.start();
    await use(server);
    await server.stop();
  },
});

const square = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Noughts and crosses' }).getByRole('button', { name });
const marks = (page: Page, mark: string) => page.locator(`.picture [aria-label$="${mark}"]`);

test('two people play it to the end by link, with a reload between, and look back', async ({
  page,
  newPerson,
}) => {
  const friend = await newPerson();
  await openTable(page, 'noughts', [{ sitter: 'me' }, { sitter: 'link' }]);
  await expect(page.getByRole('dialog', { name: 'Invite friends' })).toBeVisible();
  await sitDown(page, friend);

  await square(page, 'b2').click();
  await expect(marks(friend, 'cross')).toHaveCount(1);
  await square(friend, 'a1').click();
  await square(page, 'a2').click();
  await expect(marks(friend, 'cross')).toHaveCount(2);

  await friend.reload();
  await expect(marks(friend, 'cross')).toHaveCount(2);
  await expect(marks(friend, 'nought')).toHaveCount(1);
  await square(friend, 'a3').click();
  await square(page, 'c2').click();

  await expect(page.getByRole('dialog', { name: 'You won!' })).toBeVisible();
  await expect(friend.getByRole('dialog', { name: /won$/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'How it ended' })).toContainText('1');

  await page.getByRole('button', { name: 'Replay' }).click();
  const shown = page.locator('.picture[role="img"] [aria-label$="cross"]');
  await expect(shown).toHaveCount(3);
  await page.getByRole('button', { name: 'One back', exact: true }).click();
  await expect(shown).toHaveCount(2);
});

test('one plays against the general bot to the end, and again', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 }); // a lower window has no room for the sentence
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Noughts and crosses' });
  await expect(card.getByText('Three in a row wins.')).toBeVisible();
  await card.getByRole('button', { name: 'Play' }).click();
  await playOn(page, 'cross');
  await page.reload();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.picture .legal')).not.toHaveCount(0);
});

test('it is played by keys alone, with a list of moves and the text twin', async ({ page }) => {
  await openTable(page, 'noughts', [{ sitter: 'me' }, { sitter: 'here' }]);
  await square(page, 'a1').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(square(page, 'b2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(marks(page, 'cross')).toHaveCount(1);
  await expect(page.locator('.picture .legal:focus')).toHaveCount(1);
  await page.keyboard.press(' ');
  await expect(marks(page, 'nought')).toHaveCount(1);

  await openTwin(page);
  await expect(twinMoves(page)).toHaveCount(7);
  await twinMoves(page).first().click();
  await expect(marks(page, 'cross')).toHaveCount(2);
});

test('it fits a small phone, right to left too', async ({ newPerson }) => {
  const page = await newPerson({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    locale: 'he-IL',
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'איקס עיגול' })).toBeVisible();
  await openTable(page, 'noughts', [{ sitter: 'me' }, { sitter: 'bot', level: 'easy' }]);
  expect(await overflow(page)).toEqual([0, 0]);
  const [first, third] = await Promise.all(
    ['a1', 'c1'].map((name) => page.locator(`.picture [data-move="${name}"]`).boundingBox()),
  );
  expect(first?.x ?? Infinity).toBeLessThan(third?.x ?? 0);
  expect(first?.width ?? 0).toBeGreaterThanOrEqual(44);
  await page.locator('.picture [data-move="b2"]').tap();
  await expect(marks(page, 'cross')).toHaveCount(1);
  await expect(marks(page, 'nought')).toHaveCount(1);
});

/** Takes the first free square whenever it is our turn, until the game is over. */
async function playOn(page: Page, mark: string): Promise<void> {
  for (let mine = 0; mine < 5; mine += 1) {
    const over = page.getByRole('button', { name: 'Play again' });
    const free = page.locator('.picture .legal').first();
    await expect(over.or(free).first()).toBeVisible();
    if (await over.isVisible()) break;
    await free.click();
    await expect(marks(page, mark)).toHaveCount(mine + 1);
  }
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
}
