/** The ninth block of Block Out!: the finished tower is gone round before the result, and its picture can be kept. */
import type { Page } from '@playwright/test';
import { DEPTH } from './depth';
import { expect, test } from './fixtures';
import { openTable } from './tables';

test.use({ launchOptions: DEPTH });

/** On a line of its own: puts eight of nine blocks into the middle of an exact tower, the larger ones first. */
const stackEight = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const socket = new WebSocket(
          `ws://${location.host}/api${location.pathname.replace('/t/', '/tables/')}/socket`,
        );
        const rank = (move: string) => ['large', 'medium', 'small'].findIndex((size) => move.includes(size));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as {
            type: string;
            seq: number;
            choices: { moves: string[] }[];
            views: { view: { tower: unknown[] } }[];
          };
          if (message.type !== 'update') return;
          if (message.views[0]?.view.tower.length === 8) return (socket.close(), done());
          const middle = (message.choices[0]?.moves ?? []).filter((move) => move.endsWith('@0,0,0'));
          const move = middle.sort((a, b) => rank(a) - rank(b))[0];
          if (!move) return; // gravity is asked
          const command_id = `eight ${message.seq}`;
          socket.send(JSON.stringify({ type: 'play', command_id, seat: 0, move, at_seq: message.seq }));
        };
      }),
  );

test('the finished tower is gone round before the result, and a picture of it is kept', async ({
  newPerson,
}) => {
  const page = await newPerson({ viewport: { width: 640, height: 560 }, acceptDownloads: true });
  await openTable(page, 'blockout', [{ sitter: 'me' }], { practice: 'on', towerModel: 'statics' });
  const blocks = page.locator('button[data-block]');
  await expect(blocks).toHaveCount(9);
  await stackEight(page);
  await expect(blocks).toHaveCount(1);
  await blocks.click();
  await page.getByRole('button', { name: 'Put it here' }).click();

  // The picture can be taken while the camera is on its way; the result comes afterwards.
  const picture = page.getByRole('button', { name: 'Keep a picture' });
  await expect(picture).toBeVisible();
  const result = page.locator('[data-result]');
  await expect(result).toHaveCount(0);
  const [file] = await Promise.all([page.waitForEvent('download'), picture.click()]);
  expect(file.suggestedFilename()).toMatch(/\.png$/);
  await expect(result).toBeVisible();
  await expect(result.getByText('All nine blocks stand')).toBeVisible();
  await expect(picture).toBeVisible();
});
