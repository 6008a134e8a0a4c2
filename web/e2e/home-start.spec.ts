/** The start of a game from the home page and the rules, and the games that were finished lately. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openTable, overflow, PHONE } from './tables';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function chairsAt(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const table = page.getByRole('dialog', { name: 'Table' });
  await expect(table).toBeVisible();
  const chairs = await table.getByRole('listitem').allInnerTexts();
  await table.getByRole('button', { name: 'Close' }).click();
  return chairs;
}

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Yes, give up' }).click();
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
}

test('play now opens what was played last against bots, and says so', async ({ newPerson }) => {
  const page = await newPerson(PHONE);
  await page.goto('/');
  const blokus = card(page, 'Blokus');
  await expect(blokus).toContainText('You against three bots, at once.');
  await blokus.getByRole('button', { name: 'Against bots' }).click();
  const sheet = page.getByRole('dialog', { name: 'Against bots' });
  await sheet.getByRole('radio', { name: 'Medium' }).check({ force: true });
  await sheet
    .getByRole('group', { name: 'Players' })
    .getByRole('radio', { name: '2' })
    .check({ force: true });
  await sheet.getByRole('radio', { name: 'Advanced' }).check({ force: true });
  await sheet.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/t\//);
  const first = page.url();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();

  await page.goto('/');
  await expect(blokus).toContainText(/As last time: .?1.? bot/);
  await expect(blokus).toContainText('Advanced');
  await expect(blokus).toContainText(/Level: .?Medium/);
  await blokus.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/t\//);
  expect(page.url()).not.toBe(first);
  expect(await chairsAt(page)).toHaveLength(2);

  // A level, a number of players and an option that are gone fall back to the usual ones.
  await page.goto('/');
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('blockcade.settings') ?? '{}') as Record<string, unknown>;
    saved.levels = { blokus: 'gone' };
    saved.lastPlayed = { blokus: { players: 9, options: { scoring: 'gone', gone: 'on' } } };
    localStorage.setItem('blockcade.settings', JSON.stringify(saved));
  });
  await page.reload();
  await expect(blokus).toContainText(/As last time: .?3.? bots/);
  await expect(blokus).not.toContainText('Advanced');
  await blokus.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/t\//);
  expect(await chairsAt(page)).toHaveLength(4);
});

test('with friends, the link and its code are one tap away', async ({ newPerson }) => {
  const page = await newPerson(PHONE);
  await page.goto('/');
  await card(page, 'Blackout').getByRole('link', { name: 'With friends' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite friends' });
  await expect(invitation.getByRole('img', { name: 'Code of the invitation' })).toBeVisible();
  await expect(invitation.getByLabel('Link of the invitation')).toHaveValue(/#seat=/);
});

test('the rules end with the ways to play', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/rules/blackout');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'With friends' })).toHaveAttribute('href', /\/new\/blackout#/);
  await expect(main.getByRole('button', { name: 'Against bots' })).toBeVisible();
  await main.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/t\//);
  expect(await chairsAt(page)).toHaveLength(4);
});

test('a finished game stays on the home page until it is removed', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/');
  await expect(card(page, 'Blokus')).toBeVisible();
  const lately = page.getByRole('region', { name: 'Lately' });
  await expect(lately).toHaveCount(0);
  await openTable(page, 'blockout', [{ sitter: 'me' }, { sitter: 'here' }], { edition: 'top' });
  await openTable(page, 'blokus', [{ sitter: 'me' }, { sitter: 'bot', level: '1' }]);
  const finished = page.url();
  await expect(page.getByRole('button', { name: 'Play by text' })).toBeAttached();
  await giveUp(page);

  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Continue' })).toContainText('Top of the Blocks!');
  const game = lately.getByRole('listitem', { name: 'Blokus' });
  await expect(game).toContainText(/won/);
  await expect(game).not.toContainText('You won');
  await game.getByRole('link', { name: 'Replay' }).click();
  expect(page.url()).toBe(`${finished}#replay`);
  await expect(page.getByRole('button', { name: 'One back' })).toBeVisible();
  await page.goto('/');
  await game.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('region', { name: 'Review' })).toBeVisible();

  await page.goto('/');
  await game.getByRole('button', { name: 'Play again' }).click();
  await expect(page).toHaveURL(/\/t\//);
  const next = page.url();
  expect(next).not.toContain(finished);
  expect(await chairsAt(page)).toHaveLength(2);
  await page.goto('/');
  await expect(game.getByRole('link', { name: 'To the next game' })).toHaveAttribute(
    'href',
    new URL(next).pathname,
  );

  await game.getByRole('button', { name: 'Remove from the list' }).click();
  await expect(lately).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Continue' })).toBeVisible();
  await expect(lately).toHaveCount(0);
});

test('a phone in landscape shows all games without scrolling', async ({ newPerson }) => {
  const page = await newPerson({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  await page.goto('/');
  await expect(card(page, 'Block Out!').getByRole('button', { name: 'Play now' })).toBeInViewport({
    ratio: 1,
  });
  expect(await overflow(page)).toEqual([0, 0]);
});
