/** Editions and ages: what a box prints is on its card, and an edition is chosen by its picture. */
import { expect, test } from './fixtures';
import { PHONE } from './tables';

const TOP = /Top of the Blocks!/;

test('an edition is chosen by its picture and gives its name to the table', async ({ newPerson, server }) => {
  const host = await newPerson();
  await host.goto('/new/blockout');
  await expect(host.getByRole('heading', { level: 1, name: /Block Out!/ })).toBeVisible();
  const editions = host.getByRole('group', { name: 'Which box' });
  const [usual, top] = [editions.getByRole('radio').first(), editions.getByRole('radio', { name: TOP })];
  await expect(editions.getByRole('radio')).toHaveCount(2);
  await expect(usual).toBeChecked();
  await editions.locator('label').filter({ hasText: TOP }).locator('svg').click();
  await expect(top).toBeChecked();
  await expect(top).toHaveAccessibleName(/Yellow, black, red.*ages \W?8\W? and up/);
  await expect(host.getByRole('heading', { level: 1, name: TOP })).toBeVisible();

  // By keyboard there and back again.
  await top.press('ArrowLeft');
  await expect(usual).toBeChecked();
  await usual.press('ArrowRight');
  await expect(top).toBeChecked();

  await host.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await host.getByRole('button', { name: /Oak/ }).click();
  await host.getByRole('radio', { name: /By link/ }).check({ force: true });
  await host.getByRole('button', { name: 'Done' }).click();
  await host.getByRole('button', { name: 'Open the table' }).click();

  const invitation = host.getByRole('dialog', { name: 'Invite friends' });
  const link = await invitation.getByLabel('Link of the invitation').inputValue();
  await invitation.getByRole('button', { name: 'Close' }).click();
  const friend = await newPerson();
  await friend.goto(link);
  await expect(friend.getByRole('dialog')).toContainText(TOP);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [host, friend]) {
    await expect(page.getByRole('heading', { level: 1, name: TOP })).toBeVisible();
  }
  await host.reload();
  await expect(host.getByRole('heading', { level: 1, name: TOP })).toBeVisible();

  // The rules at the table, the list of open tables and that of the operator name it too.
  await host.getByRole('button', { name: 'Rules for this moment' }).click();
  await host.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(host.getByRole('dialog', { name: TOP })).toBeVisible();
  await host.goto('/');
  await expect(host.getByRole('region', { name: 'Continue' })).toContainText(TOP);
  const operator = await newPerson();
  await operator.goto('/operator');
  await operator.locator('input[type=password]').fill(server.operatorKey);
  await operator.keyboard.press('Enter');
  await operator.getByRole('button', { name: TOP }).click();
  await expect(operator.getByRole('dialog', { name: TOP })).toBeVisible();
});

test('home leads to the other edition, and cards and rules tell the ages', async ({ newPerson }) => {
  const page = await newPerson(PHONE);
  await page.goto('/');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const ages: [string, RegExp | null][] = [
    ['Blackout', /ages \W?8\W? and up/],
    ['BlockYou!', /ages \W?6\W? and up/],
    ['Block Out!', /ages \W?6\W? and up/],
    ['Blokus', null], // its sheet prints none
  ];
  for (const [name, age] of ages) {
    if (age) await expect(card(name)).toContainText(age);
    else await expect(card(name)).not.toContainText(/ages/);
  }
  for (const [name, age] of ages) {
    await page.goto('/');
    await card(name).getByRole('link', { name: 'How it is played' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /How to play/ })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/\d\W? players/);
    if (age) await expect(page.getByRole('main')).toContainText(age);
    else await expect(page.getByRole('main')).not.toContainText(/ages/);
  }

  await page.goto('/rules/blockout');
  const boxes = page.getByRole('listitem').filter({ hasText: TOP });
  await expect(boxes).toContainText(/Yellow, black, red.*ages \W?8\W? and up/s);

  await page.goto('/');
  await card('Block Out!').getByRole('link', { name: TOP }).click();
  await expect(page).toHaveURL(/\/new\/blockout/);
  await expect(page.getByRole('radio', { name: TOP })).toBeChecked();
  await expect(page.getByRole('heading', { level: 1, name: TOP })).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole('heading', { level: 1, name: TOP })).toBeAttached();
});
