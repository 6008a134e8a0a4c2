/** Reload, lost connection, dead server: the page returns by itself to the same position. */
import type { WebSocketRoute } from '@playwright/test';
import { bot, boardWords, expectLaid, here, layByText, me, openTable, squaresLaid } from './blokus';
import { expect, test } from './fixtures';

test('a reload in the middle of a game comes back to it', async ({ newPerson }) => {
  const page = await newPerson();
  await openTable(page, [me, bot, bot, bot], { starter: '0' });
  await layByText(page);
  await expectLaid(page, 20); // the bots have answered
  const before = await boardWords(page);
  await page.reload();
  await expectLaid(page, 20);
  expect(await boardWords(page)).toEqual(before);
  await layByText(page);
});

test('a killed server loses nothing that was shown', async ({ newPerson, server }) => {
  const page = await newPerson();
  await openTable(page, [me, here, here, here], { starter: '0' });
  for (let move = 0; move < 6; move++) await layByText(page);
  const shown = await boardWords(page);

  await server.kill();
  await expect(page.getByText('Connection lost. Trying again…')).toBeVisible();
  await server.start();
  await expect(page.getByText('Connection lost. Trying again…')).toBeHidden();
  expect(await boardWords(page)).toEqual(shown);
  await layByText(page);

  await page.goto('/');
  await page
    .getByRole('link', { name: /Player|You|,/ })
    .first()
    .click();
  await expectLaid(page, 7);
});

test('a move that a dying line has swallowed is sent again on the next line', async ({ newPerson }) => {
  const page = await newPerson();
  let isDead = false;
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket\?/, (line) => {
    lines.push(line);
    const server = line.connectToServer();
    line.onMessage((message) => {
      if (!isDead) server.send(message);
    });
  });
  await openTable(page, [me, here], {});
  await layByText(page);
  const before = await squaresLaid(page);
  isDead = true;
  const place = page
    .getByRole('list', { name: /^Places for/ })
    .getByRole('button')
    .first();
  await page.getByRole('group', { name: 'Pieces that fit' }).getByRole('button').first().click();
  await place.click();
  expect(await squaresLaid(page)).toBe(before);
  isDead = false;
  await lines.at(-1)?.close();
  await expectLaid(page, before + 1);
});

test('a wrong address and a wrong link say so', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/t/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
});
