/** The text of an invitation before anybody sits down: free, used by another, one's own, void. */
import { expect, test } from './fixtures';
import { openTable } from './tables';

test('an invitation knows game, inviter and whether the chair is free', async ({ newPerson }) => {
  const host = await newPerson();
  await openTable(host, 'blackout', [{ sitter: 'me' }, { sitter: 'link' }]);
  const invitation = host.getByRole('dialog', { name: 'Invite friends' });
  const link = await invitation.getByLabel('Link of the invitation').inputValue();

  // The host is asked for a name where friends are invited, once.
  const friend = await newPerson();
  await friend.goto(link);
  const free = friend.getByRole('dialog', { name: 'A chair is waiting for you' });
  await expect(free).toContainText(/You are invited to play .?Blackout/);
  await expect(free).toContainText(/2.? players/);
  await invitation.getByLabel('Your name, for your friends').fill('Ada');
  await invitation.getByRole('button', { name: 'Close' }).click();
  await expect(free).toContainText(/Ada.? invites you to play .?Blackout/);
  await expect(friend).toHaveTitle(/Blackout/);
  await free.getByLabel('Name').fill('Bo');
  await free.getByRole('button', { name: 'Sit down' }).click();
  await expect(friend).not.toHaveURL(/seat=/);
  await expect(host.getByText('Bo').first()).toBeVisible();

  // Somebody else learns at once that it is used, and may watch.
  const stranger = await newPerson();
  await stranger.goto(link);
  const used = stranger.getByRole('dialog', { name: 'This chair is taken' });
  await expect(used).toContainText('Bo');
  await expect(stranger.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  await expect(used.getByRole('link', { name: 'Open my own table' })).toHaveAttribute(
    'href',
    '/new/blackout',
  );
  await used.getByRole('button', { name: 'Just watch' }).click();
  await expect(stranger.getByRole('dialog')).toHaveCount(0);

  // Their own link leads to the table.
  await friend.goto('/');
  await friend.goto(link);
  await expect(friend).not.toHaveURL(/seat=/);
  await expect(friend.getByRole('dialog')).toHaveCount(0);

  // A link that leads nowhere says so.
  await stranger.goto(link.replace(/seat=.*/, `seat=${'x'.repeat(22)}`));
  await expect(stranger.getByRole('dialog', { name: /link/i })).toBeVisible();

  // The next table knows the host's name.
  await host.goto('/new/blackout');
  await expect(host.getByRole('button', { name: /Ada/ })).toBeVisible();
});
