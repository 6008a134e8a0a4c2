/** A saved game is opened on the page, looked at, and played on from one of its positions. */
import { readFileSync } from 'node:fs';
import { boardWords, end, expectLaid, squaresLaid, twin } from './blokus';
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
  await expect(end(friend)).toBeVisible(SLOW);
  expect(await squaresLaid(friend)).toBe(laid);
  await end(friend).getByRole('button', { name: 'Replay' }).click();
  await expect(friend.getByRole('img', { name: /Position|position/ }).first()).toBeVisible();
  await friend.getByRole('button', { name: 'Review' }).click();
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

test('an unfinished .blksgf goes on against a bot; bad files are refused in words', async ({ newPerson }) => {
  test.setTimeout(300_000);
  const page = await newPerson({ ...PHONE, viewport: { width: 360, height: 640 } });
  await page.goto('/');
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles(asFile('chess.blksgf', '(;GM[Chess])'));
  await expect(page.getByRole('alert')).toContainText('No game can be read from this file');
  await chooser.setInputFiles(asFile('big.blksgf', 'x'.repeat(100_000)));
  await expect(page.getByRole('alert')).toContainText('Too much at once');
  await expectNoSeriousIssue(page);
  await chooser.setInputFiles(asFile('half.blksgf', UNFINISHED));
  await expect(page).toHaveURL(/\/t\//);
  await expect(twin(page)).toBeAttached();
  await expect(page.locator('[data-piece][aria-disabled=false]').first()).toBeVisible(SLOW);
  expect((await boardWords(page)).filter((word) => word === 'blue')).toHaveLength(3);
  expect(await overflow(page)).toEqual([0, 0]);
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
