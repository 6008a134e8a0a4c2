/** Two people, two browsers, one link. */
import {
  boardWords,
  end,
  expectLaid,
  layByText,
  nextToAct,
  openTwin,
  pieceButtons,
  squaresLaid,
} from './blokus';
import { expect, test } from './fixtures';

test('a table is set up, a friend joins by link, and both play a whole game', async ({ newPerson }) => {
  test.setTimeout(300_000);
  const host = await newPerson();
  await host.goto('/');
  await host.getByRole('region', { name: 'Blokus' }).getByRole('link', { name: 'With friends' }).click();
  await host.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await host.getByRole('radio', { name: 'Advanced' }).check({ force: true });
  await host.getByRole('button', { name: 'Open the table' }).click();

  const invitation = host.getByRole('dialog', { name: 'Invite friends' });
  await expect(invitation.getByRole('img', { name: 'Code of the invitation' })).toBeVisible();
  const link = await invitation.getByLabel('Link of the invitation').inputValue();
  expect(link).toMatch(/\/t\/[\w-]{22}#seat=[\w-]{22}$/);
  await invitation.getByRole('button', { name: 'Close' }).click();

  const friend = await newPerson();
  await friend.goto(link);
  await friend.getByLabel('Name').fill('Frieda');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(friend).not.toHaveURL(/seat=/);
  await expect(host.getByText('Frieda').first()).toBeVisible();

  const stranger = await newPerson();
  await stranger.goto(link);
  await expect(stranger.getByRole('dialog', { name: 'This chair is taken' })).toContainText('Frieda');
  await stranger.getByRole('button', { name: 'Just watch' }).click();
  await expect(stranger.getByRole('group', { name: /^Pieces of/ })).toHaveCount(0);

  await openTwin(host);
  await openTwin(friend);
  for (let moves = 0; moves < 90; moves++) {
    // The next to lay: turns do not strictly alternate, since colours drop out.
    const mover = await nextToAct([host, friend], pieceButtons);
    if (!mover) break;
    const before = await squaresLaid(mover);
    await layByText(mover);
    await Promise.all([host, friend].map((page) => expectLaid(page, before + 1)));
  }
  for (const page of [host, friend, stranger]) await expect(end(page)).toBeVisible();
  expect(await boardWords(friend)).toEqual(await boardWords(host));
  expect(await boardWords(stranger)).toEqual(await boardWords(host));

  // The score sheet, the seed, and the replay.
  await expect(end(friend).getByRole('table')).toContainText('Frieda');
  await end(host).getByText('Record and fairness').click();
  await expect(end(host).locator('code').last()).toHaveText(/^[0-9a-f]{64}$/);
  await end(host).getByRole('button', { name: 'Replay' }).click();
  const scrubber = host.getByRole('slider');
  await scrubber.focus();
  await host.keyboard.press('Home');
  await expect(host.getByText('The start').last()).toBeVisible(); // below the list

  // The same people again, at another table: the old one keeps its tray until then, so compare addresses.
  const played = friend.url();
  await end(friend).getByRole('button', { name: 'Play again' }).click();
  await expect(friend).not.toHaveURL(played);
  await expect(friend.getByRole('group', { name: /^Pieces of/ }).first()).toBeVisible();
  expect(await squaresLaid(friend)).toBe(0);
});
