/** Players who give up, go away and come back. */
import { expect, test } from './fixtures';
import { layByText, openTwin } from './blokus';
import { PHONE, sitDown } from './tables';
import type { Page } from '@playwright/test';

const end = (page: Page) => page.getByRole('dialog', { name: /won/ });

/** A table of Blokus for two, where the others may go on after `patience_s`; both sit, and the host has laid a piece. */
async function playTogether(host: Page, friend: Page, patience_s: number): Promise<string> {
  const seats = [{ sitter: 'me', name: 'Hana' }, { sitter: 'link' }];
  const answer = await host.request.post('/api/tables', { data: { game: 'blokus', seats, patience_s } });
  const { table } = (await answer.json()) as { table: string };
  await host.goto(`/t/${table}`);
  await sitDown(host, friend);
  await expect(friend.getByText(/Hana.* is to play/).first()).toBeVisible();
  await openTwin(host);
  await layByText(host);
  await expect(host.getByText(/is to play/).first()).toBeVisible();
  return `/t/${table}`;
}

test('giving up asks first, and in a game of two the other has won', async ({ newPerson }) => {
  const host = await newPerson();
  const friend = await newPerson(PHONE);
  await playTogether(host, friend, 60);
  await friend.getByRole('button', { name: 'Leave' }).click();
  await friend.getByRole('button', { name: 'Give up' }).click();
  await expect(friend.getByText(/Then the other player has won/)).toBeVisible();
  await friend.getByRole('button', { name: 'Cancel' }).click();
  await friend.getByRole('button', { name: 'Give up' }).click();
  await friend.getByRole('button', { name: 'Yes, give up' }).click();
  await expect(end(friend)).toContainText('You have given up');
  await expect(end(host)).toContainText(/has given up/);
  await expect(host.getByRole('heading', { name: 'You won!' })).toBeVisible();
  for (const page of [host, friend]) {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Blokus' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Continue' })).toHaveCount(0);
  }
});

test('with more players the game goes on, and that is said', async ({ newPerson }) => {
  const host = await newPerson();
  const friend = await newPerson();
  const seats = [{ sitter: 'me', name: 'Hana' }, { sitter: 'link' }, { sitter: 'bot', level: '1' }];
  const answer = await host.request.post('/api/tables', { data: { game: 'blokus', seats } });
  const { table } = (await answer.json()) as { table: string };
  await host.goto(`/t/${table}`);
  await sitDown(host, friend);
  await host.getByRole('button', { name: 'Leave' }).click();
  await host.getByRole('button', { name: 'Give up' }).click();
  await host.getByRole('button', { name: 'Yes, give up' }).click();
  await expect(friend.getByText(/Hana.* has given up. The game goes on./)).toBeVisible();
  const told = host.getByRole('dialog', { name: 'You have given up' });
  await expect(told).toContainText('The others play on without you.');
  await told.getByRole('button', { name: 'Watch them' }).click();
  await expect(told).toHaveCount(0);
  await expect(host.locator('.own')).not.toContainText('has left');
});

test('a bot plays for one who is away, who has the seat back with one tap', async ({ newPerson }) => {
  const host = await newPerson();
  const friend = await newPerson(PHONE);
  const table = await playTogether(host, friend, 2);
  await friend.goto('about:blank');
  await expect(host.getByText(/away since/).first()).toBeVisible();
  // It opens by itself, since the game waits.
  const missing = host.getByRole('dialog', { name: /is away/ });
  await expect(missing).toContainText('Away since');
  await missing.getByRole('button', { name: 'Let a bot play' }).click();
  await expect(missing).toHaveCount(0);
  await expect(host.getByText('Your turn').first()).toBeVisible();

  await friend.goto(table);
  const back = friend.getByRole('dialog', { name: 'A bot plays for you' });
  await expect(back).toContainText(/Hana.* let it play while you were away/);
  await friend.reload();
  await back.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(back).toHaveCount(0);
  await layByText(host);
  await expect(friend.getByText('Your turn').first()).toBeVisible();

  // Away again, and this time for too long.
  await friend.goto('about:blank');
  await expect(missing).toBeVisible();
  await missing.getByRole('button', { name: 'Claim the win' }).click();
  await expect(host.getByRole('heading', { name: 'You won!' })).toBeVisible();
  await expect(end(host)).toContainText(/was away for too long/);
  await friend.goto(table);
  await expect(end(friend)).toContainText('You were away for too long');
});

test('somebody else is invited to the chair of one who is away', async ({ newPerson }) => {
  const host = await newPerson();
  const friend = await newPerson();
  const table = await playTogether(host, friend, 2);
  await friend.goto('about:blank');
  const missing = host.getByRole('dialog', { name: /is away/ });
  await missing.getByRole('button', { name: 'Invite somebody else' }).click();
  const invitation = host.getByRole('dialog', { name: 'Invite friends' });
  const link = await invitation.getByLabel('Link of the invitation').inputValue();

  await friend.goto(table);
  const offered = friend.getByRole('dialog', { name: 'Your chair was offered' });
  await expect(offered.getByRole('button', { name: 'Take my seat back' })).toBeVisible();

  const third = await newPerson();
  await third.goto(link);
  await third.getByLabel('Name').fill('Cara');
  await third.getByRole('button', { name: 'Sit down' }).click();
  await expect(third.getByText('Your turn').first()).toBeVisible();
  const taken = friend.getByRole('dialog', { name: /Cara.* has your chair now/ });
  await taken.getByRole('button', { name: 'Just watch' }).click();
  await expect(friend.getByRole('group', { name: /^Pieces of/ })).toHaveCount(0);
});

test('the button for taking back says why it is off', async ({ newPerson }) => {
  const host = await newPerson();
  const seats = [{ sitter: 'me' }, { sitter: 'here' }];
  const options = { starter: '0', call: 'roller' };
  const asked = { game: 'blackout', seats, options, takeback: true };
  const answer = await host.request.post('/api/tables', { data: asked });
  const { table } = (await answer.json()) as { table: string };
  await host.goto(`/t/${table}`);
  const takeBack = host.getByRole('button', { name: 'Take back' });
  await takeBack.click({ force: true }); // off for assistive technology, yet it answers
  await expect(host.getByText('No move of yours yet')).toBeVisible();
  await host.getByRole('button', { name: 'Roll' }).first().click();
  await expect(takeBack).toHaveAttribute('title', 'Luck has spoken since');
  await takeBack.click({ force: true }); // off for assistive technology, yet it answers
  await expect(host.getByText('Luck has spoken since')).toBeVisible();
});
