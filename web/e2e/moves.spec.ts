/** The list of moves: looking back while others move, by keys and by touch, and the way back to the present. */
import type { Page } from '@playwright/test';
import { bot, expectLaid, layByText, me, openTable, openTwin, pieceButtons, squaresLaid } from './blokus';
import { expect, test } from './fixtures';
import { expectNoSeriousIssue } from './issues';
import { openTable as openAny, overflow, PHONE, sitDown } from './tables';

const list = (page: Page) => page.getByRole('complementary', { name: 'Moves' }).getByRole('button');
const past = (page: Page) => page.getByRole('region', { name: 'Looking back' });
const shown = (page: Page, at: number, last: number) =>
  expect(
    past(page).getByRole('img', { name: new RegExp(`^Position \\D?${at}\\D? of \\D?${last}\\D?$`) }),
  ).toBeVisible();

test('one looks back while the other moves, and is undisturbed until "Now"', async ({ newPerson }) => {
  test.setTimeout(180_000);
  const host = await newPerson();
  await openAny(host, 'blokus', [{ sitter: 'me' }, { sitter: 'link' }]);
  const friend = await newPerson();
  await sitDown(host, friend);
  for (const page of [host, friend]) await openTwin(page);
  const lay = async (mover: Page) => {
    const before = await squaresLaid(mover);
    await expect(pieceButtons(mover).first()).toBeEnabled();
    await layByText(mover);
    await Promise.all([host, friend].map((page) => expectLaid(page, before + 1)));
  };
  await lay(host);
  await lay(friend);
  await lay(host);

  await host.getByRole('button', { name: 'Moves' }).click();
  await expect(list(host).filter({ hasText: 'squares at' })).toHaveCount(3);
  await expect(past(host)).toHaveCount(0); // the list alone changes nothing
  await host.keyboard.press('ArrowLeft');
  await shown(host, 2, 3);
  await host.keyboard.press('Home');
  await shown(host, 0, 3);
  await host.keyboard.press('ArrowLeft');
  await shown(host, 0, 3);
  await host.keyboard.press('ArrowRight');
  await shown(host, 1, 3);
  await expectNoSeriousIssue(host);

  // The other moves meanwhile: the shown position stays, and the news is counted.
  const laid = await squaresLaid(friend);
  await layByText(friend);
  await expectLaid(friend, laid + 1);
  await expect(past(host).getByText(/1\D? new move/)).toBeVisible();
  await shown(host, 1, 4);
  await expect(host.getByText('Since your turn')).toBeVisible();

  // Nothing can be moved from the past.
  await expect(host.locator('[inert]').getByRole('group', { name: 'Pieces that fit' })).toHaveCount(1);
  await expect(pieceButtons(host).first().click({ timeout: 1_000 })).rejects.toThrow();
  await host.keyboard.press('End');
  await shown(host, 4, 4);
  await past(host).getByRole('button', { name: 'Now' }).click();
  await expect(past(host)).toHaveCount(0);
  await expect(pieceButtons(host).first()).toBeEnabled();

  // A tap on a row, and Escape: first to the present, then the list closes.
  await list(host).filter({ hasText: 'The start' }).click();
  await shown(host, 0, 4);
  await host.keyboard.press('Escape');
  await expect(past(host)).toHaveCount(0);
  await list(host).last().focus();
  await host.keyboard.press('Escape');
  await expect(host.getByRole('complementary', { name: 'Moves' })).toHaveCount(0);
  await lay(host);
});

test('on a phone the list leaves the board visible', async ({ newPerson }) => {
  test.setTimeout(120_000);
  const page = await newPerson({ ...PHONE, viewport: { width: 360, height: 640 } });
  await openTable(page, [me, bot, bot, bot]);
  await layByText(page);
  // All pieces laid since are marked, also after the page was away.
  await expect(page.locator('[data-recent]')).toHaveCount(3);
  await page.reload();
  await expect(page.locator('[data-recent]')).toHaveCount(3);
  await page.getByRole('button', { name: 'Moves' }).tap();
  const sheet = page.getByRole('complementary', { name: 'Moves' });
  await expect(list(page).filter({ hasText: 'The start' })).toBeAttached();
  await list(page).filter({ hasText: 'The start' }).tap();
  const picture = past(page).getByRole('img', { name: /^Position \D?0\D? of/ });
  await expect(picture).toBeInViewport({ ratio: 1 });
  const [board, below] = [await picture.boundingBox(), await sheet.boundingBox()];
  expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  expect(await overflow(page)).toEqual([0, 0]);
  await past(page).getByRole('button', { name: 'One on' }).tap();
  await expect(past(page).getByRole('img', { name: /^Position \D?1\D? of/ })).toBeVisible();
  await expectNoSeriousIssue(page);
  await past(page).getByRole('button', { name: 'Now' }).tap();
  await expect(past(page)).toHaveCount(0);
});

test('in Hebrew the arrows step in the reading direction', async ({ newPerson }) => {
  const page = await newPerson({ locale: 'he-IL', colorScheme: 'dark' });
  await openAny(page, 'blackout', [{ sitter: 'me' }, { sitter: 'bot', level: 'random' }], { starter: '0' });
  await page.locator('header [data-act=replay]').click();
  const panel = page.locator('aside[data-looking-back]');
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Home');
  const region = page.locator('section[data-looking-back]');
  await expect(region.getByRole('button').nth(1)).toBeDisabled(); // "one back", at the start
  await page.keyboard.press('ArrowLeft');
  await expect(region.getByRole('button').nth(1)).toBeEnabled();
  await page.keyboard.press('ArrowRight');
  await expect(region.getByRole('button').nth(1)).toBeDisabled();
});
