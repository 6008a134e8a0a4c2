/** The bots' default level, and that a choice is remembered. */
import { expect, test } from './fixtures';

test('play now starts with bots for beginners, and a chosen level is kept', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/');
  const race = page.getByRole('region', { name: 'BlockYou!' });
  await expect(race.getByText(/Level: .?Adapting/)).toBeVisible();
  await race.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Table' }).getByText('Adapting')).toHaveCount(3);

  // The set-up shows a level in seconds, and says what an adapting bot does.
  await page.goto('/new/blockyou');
  await page.getByRole('button', { name: /Oak/ }).click();
  const chair = page.getByRole('dialog', { name: 'Oak' });
  await expect(chair.getByText('As quick as the slowest person at the table.')).toBeVisible();
  await chair.getByRole('radio', { name: /Child/ }).check({ force: true });
  await expect(chair.getByText(/about .?15.? seconds/)).toBeVisible();
  await chair.getByRole('radio', { name: /Family.* .?6.?\ss/ }).check({ force: true });
  await chair.getByRole('button', { name: 'Done' }).click();
  await page.goto('/');
  await expect(race.getByText(/Level: .?Family/)).toBeVisible();
});
