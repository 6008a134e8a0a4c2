/** Who begins: a named chair at set-up, the leader of a race, and a race alone from the home page. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Clicks a choice by its label, as a hand does: it must not lie under anything. */
const choose = (page: Page, group: string, value: string | RegExp) =>
  page.getByRole('group', { name: group, exact: true }).locator('label').filter({ hasText: value }).click();

test('the chair that set-up names begins', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/new/blackout');
  await choose(page, 'Players', /2/);
  const begins = page.getByRole('group', { name: 'Who begins', exact: true });
  await expect(begins.getByRole('radio', { name: 'By lot' })).toBeChecked();
  await expect(begins.getByRole('radio')).toHaveCount(3);

  await page.locator('button.chair').nth(1).click();
  const chair = page.getByRole('dialog');
  await chair.getByRole('radio', { name: 'Here with me' }).check({ force: true });
  await chair.getByLabel('Name').fill('Bo');
  await chair.getByRole('button', { name: 'Done' }).click();
  await choose(page, 'Who begins', 'Bo');
  await expect(begins.getByRole('radio', { name: 'Bo' })).toBeChecked();
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/api\/tables$/.test(request.url()),
  );
  await page.getByRole('button', { name: 'Start' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ options: { starter: '1' } });
  await expect(page.getByText(/Bo\W*s turn/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Rules of this table').click();
  await expect(page.getByRole('definition').filter({ hasText: 'Bo' })).toBeVisible();
});

test('where the rules say who begins, set-up says so and asks nothing', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/new/blokus');
  await expect(page.getByRole('group', { name: 'Who begins', exact: true }).getByRole('radio')).toHaveCount(
    5,
  );
  await choose(page, 'Players', /3/);
  await expect(page.getByRole('heading', { name: 'Who begins' })).toBeVisible();
  await expect(page.getByText(/with two or three, blue begins/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Who begins', exact: true })).toHaveCount(0);
});

test('the leader of a race starts the countdown when the others are ready', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/new/blockyou');
  await choose(page, 'Players', /2/);
  await choose(page, 'Who leads', 'You');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'I’m ready' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Start the countdown' }).click();
  await expect(page.getByRole('button', { name: /^Your card: / })).toBeVisible({ timeout: 15_000 });
});

test('one player races against time, from the home page', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/');
  const game = page.getByRole('region', { name: 'BlockYou!' });
  await expect(game).toContainText(/1–5\W? players/);
  await expect(page.getByRole('button', { name: 'Alone' })).toHaveCount(1);
  await game.getByRole('button', { name: 'Alone' }).click();
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await expect(page.getByRole('button', { name: /^Your card: / })).toBeVisible({ timeout: 15_000 });
});
