/** A time for the whole game: chosen at set-up, shown beside the names, and a player without time is out. */
import { expect, test } from './fixtures';
import { PHONE } from './tables';

test('a clock runs in each turn, and a player without time loses', async ({ newPerson }) => {
  const page = await newPerson(PHONE);
  await page.goto('/new/blokus');
  await page.getByRole('radio', { name: /^.?5.?\smin/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('banner')).toContainText(/Time left:\s*[45]:\d\d/);

  // A game of seconds cannot be set up on the page, but the server plays it.
  const seats = [
    { sitter: 'me', name: 'Ann' },
    { sitter: 'here', name: 'Ben' },
  ];
  const answer = await page.request.post('/api/tables', { data: { game: 'blokus', seats, total_s: 4 } });
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`/t/${table}`);
  const over = page.getByRole('dialog').filter({ hasText: /Ann.? has no time left/ });
  await expect(over).toBeVisible();
  await page.reload();
  await expect(over).toBeVisible();
});
