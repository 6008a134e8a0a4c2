/** The bots' default level, the scale of all games, and that a choice is remembered. */
import { expect, test } from './fixtures';

test('play now starts with bots for beginners, and a chosen level is kept', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/');
  for (const name of ['Blokus', 'Blackout', 'BlockYou!', 'Block Out!'])
    await expect(page.getByRole('region', { name, exact: true }).getByText(/Level: .?Easy/)).toBeVisible();
  const race = page.getByRole('region', { name: 'BlockYou!' });
  await race.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Table' }).getByText('Easy', { exact: true })).toHaveCount(3);

  // The set-up says how quick a level is, or that it adapts.
  await page.goto('/new/blockyou');
  await page.getByRole('button', { name: /Oak/ }).click();
  const chair = page.getByRole('dialog', { name: 'Oak' });
  await expect(chair.getByText(/about .?15.? seconds/)).toBeVisible();
  await chair.locator('summary', { hasText: 'More levels' }).click();
  await chair.getByRole('radio', { name: 'Adapting' }).check({ force: true });
  await expect(chair.getByText('As quick as the slowest person at the table.')).toBeVisible();
  await chair.getByRole('radio', { name: 'Medium' }).check({ force: true });
  await expect(chair.getByText(/about .?6.? seconds/)).toBeVisible();
  await chair.getByRole('button', { name: 'Done' }).click();
  await page.goto('/');
  await expect(race.getByText(/Level: .?Medium/)).toBeVisible();
});

test('every game offers the same four levels, and Blokus ten more', async ({ newPerson }) => {
  const page = await newPerson();
  for (const game of ['blokus', 'blackout', 'blockyou', 'blockout']) {
    await page.goto(`/new/${game}`);
    await page.getByRole('button', { name: /Oak/ }).click();
    const levels = page.getByRole('dialog', { name: 'Oak' }).getByRole('group', { name: 'How strong?' });
    await expect(levels.getByRole('radio')).toHaveCount(4);
    for (const name of ['Easy', 'Medium', 'Strong', 'Champion'])
      await expect(levels.getByRole('radio', { name, exact: true })).toBeVisible();
  }
  await page.goto('/new/blokus');
  await page.getByRole('button', { name: /Oak/ }).click();
  const chair = page.getByRole('dialog', { name: 'Oak' });
  await chair.locator('summary', { hasText: 'More levels' }).click();
  await chair.getByRole('radio', { name: /Curious/ }).check({ force: true });
  await expect(chair.getByText('For people who play now and then.')).toBeVisible();
});
