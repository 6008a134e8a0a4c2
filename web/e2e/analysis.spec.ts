/** The engine's advice: a hint at the table, a review after the game. */
import type { Page } from '@playwright/test';
import { end, expectLaid, me, openTable, openTwin, pieceButtons, squaresLaid } from './blokus';
import { expect, test } from './fixtures';
import { expectNoSeriousIssue } from './issues';
import { overflow, PHONE } from './tables';

const weakest = { sitter: 'bot', level: '1' } as const;
/** The engine's first answer takes long on a busy machine. */
const SLOW = { timeout: 120_000 };
const card = (page: Page) => page.getByRole('group', { name: 'Hint', exact: true });
const slider = (page: Page) => page.getByRole('slider');

/** Waits until all moves are reviewed. */
async function expectWhole(page: Page): Promise<void> {
  await expect(slider(page)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 });
}

const ENGLISH = { menu: 'Menu', me: /^You/, resign: 'Give up', sure: 'Yes, give up' };
const HEBREW = { menu: 'תפריט', me: /^אני/, resign: 'פרישה', sure: 'כן, לפרוש' };

/** Gives up in the menu of the person's own chair: with one bot left the game is over. */
async function giveUp(page: Page, words: typeof ENGLISH): Promise<void> {
  await page.getByRole('button', { name: words.menu }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.me }).click();
  await page.getByRole('button', { name: words.resign }).click();
  await page.getByRole('button', { name: words.sure }).click();
}

test('a hint is asked for and laid; after the game its turns are looked at', async ({ newPerson }) => {
  test.setTimeout(600_000);
  const page = await newPerson();
  await openTable(page, [me, weakest]);
  const before = await squaresLaid(page);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(card(page)).toContainText(/ahead|behind|level/, SLOW);
  await card(page).getByRole('button', { name: 'Place it' }).click();
  await expectLaid(page, before + 1);

  // The next one by keyboard alone.
  await expect(page.locator('[data-piece][aria-disabled=false]').first()).toBeVisible(SLOW);
  const later = await squaresLaid(page);
  await page.keyboard.press('h');
  await expect(card(page).getByRole('button', { name: 'Place it' })).toBeFocused(SLOW);
  await page.keyboard.press('Enter');
  await expectLaid(page, later + 1);
  await expect(page.locator('[data-piece]:focus')).toHaveCount(1, SLOW); // ready for the next one

  // And one by text: asked for, then dismissed.
  await openTwin(page);
  await expect(pieceButtons(page).first()).toBeVisible();
  const twin = page.getByRole('region', { name: 'Play by text' });
  await twin.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(twin.getByText(/ahead|behind|level/).first()).toBeVisible();
  await twin.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Hide the hint' }).click();
  await expect(card(page)).toHaveCount(0);

  await giveUp(page, ENGLISH);
  await expect(end(page)).toBeVisible();
  await end(page).getByRole('button', { name: 'Review' }).click();
  await expectWhole(page);
  await expect(page.getByRole('heading', { name: 'Where the game turned' })).toBeVisible();

  // Step through the game by keyboard; a table holds every number.
  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('img', { name: /^Position before move \W?1\b/ })).toBeVisible();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^\W?Before move \W?1\W.* \W*blue\W+\d+/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('img', { name: /^Position before move \W?2\b/ })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('img', { name: 'The final position' })).toBeVisible();
  await page.getByText('All numbers').click();
  const last = Number(await slider(page).getAttribute('aria-valuemax'));
  await expect(page.getByRole('table').last().locator('tbody tr')).toHaveCount(last + 1);
  await expectNoSeriousIssue(page);

  // The same from the replay.
  await page.getByRole('button', { name: 'Close' }).click();
  await end(page).getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('region', { name: 'Review' })).toBeVisible();
});

test('on a Hebrew phone in the dark: a hint by touch, and a look back by touch', async ({ newPerson }) => {
  test.setTimeout(600_000);
  const page = await newPerson({
    ...PHONE,
    viewport: { width: 360, height: 640 },
    locale: 'he-IL',
    colorScheme: 'dark',
  });
  await openTable(page, [me, weakest]);
  await page.getByRole('button', { name: 'רמז', exact: true }).tap();
  const hint = page.getByRole('group', { name: 'רמז', exact: true });
  await expect(hint).toBeInViewport({ ratio: 1, ...SLOW });
  await expectNoSeriousIssue(page);
  await hint.getByRole('button', { name: 'להניח אותו' }).tap();
  await expect.poll(() => squaresLaid(page, 'ריק')).toBeGreaterThan(0);
  await expect(page.locator('[data-piece][aria-disabled=false]').first()).toBeVisible(SLOW);

  await giveUp(page, HEBREW);
  await page.getByRole('dialog').getByRole('button', { name: 'ניתוח', exact: true }).tap();
  await expectWhole(page);
  expect(await overflow(page)).toEqual([0, 0]);
  const chart = await slider(page).boundingBox();
  if (!chart) throw new Error('the chart is not shown');
  await page.touchscreen.tap(chart.x + 32, chart.y + chart.height / 2); // time runs from left to right
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByRole('img', { name: /^המצב לפני מהלך/ })).toBeInViewport({ ratio: 1 });
  await expectNoSeriousIssue(page);
});
