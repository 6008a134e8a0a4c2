/** A saved game is opened on the page, looked at, and played on from one of its positions. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { boardWords, end, expectLaid, layByText, squaresLaid, twin } from './blokus';
import { expect, test } from './fixtures';
import { expectNoSeriousIssue } from './issues';
import { overflow, PHONE } from './tables';

/** Bots and reviews take long on a busy machine. */
const SLOW = { timeout: 120_000 };

// Duo: each colour on its start square, then pieces at their corners; nobody has finished.
const UNFINISHED = `(
;GM[Blokus Duo]CA[UTF-8]PB[Ada]PW[Bo]
;B[e10]
;W[j5]
;B[f11,g11]
;W[k4,l4]
)
`;

const shownPosition = (page: Page) =>
  page.getByRole('region', { name: 'Replay' }).getByRole('img', { name: /^Position/ });

const expectPosition = (page: Page, at: number) =>
  expect(shownPosition(page)).toHaveAccessibleName(new RegExp(`^Position \\W*${at}\\W+of \\W*4\\W*$`));

const asFile = (name: string, text: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
});

test('a finished game is saved for Pentobi, opened again, reviewed, and played on from its middle', async ({
  newPerson,
}) => {
  test.setTimeout(600_000);
  const page = await newPerson();
  // A table of the default rules, where bots play to the end.
  const seats = [1, 2].map(() => ({ sitter: 'bot', level: '1' }));
  const answer = await page.request.post('/api/tables', { data: { game: 'blokus', seats } });
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`/t/${table}`);
  await expect(end(page)).toBeVisible(SLOW);
  const laid = await squaresLaid(page);
  await page.getByText('Record and fairness').click();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'For Pentobi (.blksgf)' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`${table}.blksgf`);
  const text = readFileSync(await saved.path(), 'utf8');
  expect(text).toContain('GM[Blokus Two-Player]');

  // On the home page, as somebody who got the file.
  const friend = await newPerson();
  await friend.goto('/');
  const choosing = friend.waitForEvent('filechooser');
  await friend.getByRole('button', { name: 'Open a saved game' }).click();
  await (await choosing).setFiles(asFile('ours.blksgf', text));
  await expect(shownPosition(friend)).toBeVisible(SLOW);
  await friend.getByRole('region', { name: 'Replay' }).getByRole('button', { name: 'Review' }).click();
  const slider = friend.getByRole('slider');
  await expect(slider).toBeVisible(SLOW);
  await slider.focus();
  await friend.keyboard.press('Home');
  for (let step = 0; step < 6; step++) await friend.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '6');
  await expectNoSeriousIssue(friend);
  const address = friend.url();
  await friend.getByRole('button', { name: 'Play on from here' }).click();
  await expect(friend).not.toHaveURL(address, SLOW);

  // Six pieces lie there, and it is the friend's turn; a piece is laid by text.
  await expect(twin(friend)).toBeAttached();
  await expect(friend.locator('[data-piece][aria-disabled=false]').first()).toBeVisible(SLOW);
  const before = await squaresLaid(friend);
  expect(before).toBeLessThan(laid);
  expect(before).toBeGreaterThan(5);
  await friend.locator('[data-piece][aria-disabled=false]:not(.idle)').last().focus();
  await friend.keyboard.press('Enter');
  await friend.keyboard.press('n');
  await friend.keyboard.press('Enter');
  await expectLaid(friend, before + 1);
});

test('an unfinished .blksgf is stepped through, reviewed, and played on from its middle on a phone', async ({
  newPerson,
}) => {
  test.setTimeout(300_000);
  const page = await newPerson({ ...PHONE, viewport: { width: 360, height: 640 } });
  await page.goto('/');
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles(asFile('chess.blksgf', '(;GM[Chess])'));
  await expect(page.getByRole('alert')).toContainText('Unknown game');
  await chooser.setInputFiles(asFile('big.blksgf', 'x'.repeat(100_000)));
  await expect(page.getByRole('alert')).toContainText('The file is too big');
  await chooser.setInputFiles(asFile('far.blksgf', UNFINISHED.replace('f11,g11', 'a1,b1')));
  await expect(page.getByRole('alert')).toContainText(/Move \W*3\W* in this file is not allowed/);
  await expectNoSeriousIssue(page);

  await chooser.setInputFiles(asFile('half.blksgf', UNFINISHED));
  const replay = page.getByRole('region', { name: 'Replay' });
  await expectPosition(page, 4);
  await page.keyboard.press('Home');
  await expectPosition(page, 0);
  for (const at of [1, 2]) {
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, at);
  }
  expect(await overflow(page)).toEqual([0, 0]);

  // Four moves are looked at; the last position is no end.
  await replay.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('region', { name: 'Review' });
  await expect(review.getByRole('slider')).toBeVisible(SLOW);
  await expect(review.getByRole('progressbar')).toHaveCount(0, SLOW);
  await page.keyboard.press('End');
  await expect(review.getByText(/Before move \W*5/)).toBeVisible();
  await expect(review.getByRole('button', { name: 'Play on from here' })).toBeEnabled();
  await review.getByRole('button', { name: 'Close' }).click();
  await expect(review).toHaveCount(0);
  await expectPosition(page, 4);

  // A player goes on from the middle, in the place of the one who is to move there; a bot answers.
  const address = page.url();
  await page.keyboard.press('Home');
  for (const at of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, at);
  }
  await replay.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).not.toHaveURL(address, SLOW);
  await expect(page.locator('[data-piece][aria-disabled=false]').first()).toBeVisible(SLOW);
  const words = await boardWords(page);
  expect(words.filter((word) => word === 'blue')).toHaveLength(3);
  expect(words.filter((word) => word === 'yellow')).toHaveLength(1);
  expect(await overflow(page)).toEqual([0, 0]);
  await layByText(page);
  await expect
    .poll(async () => (await boardWords(page)).filter((word) => word === 'blue').length, SLOW)
    .toBeGreaterThan(3);
});

test('a file can be dropped on the home page', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Open a saved game' })).toBeVisible();
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'half.blksgf'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, UNFINISHED);
  await expect(page).toHaveURL(/\/t\//);
});
