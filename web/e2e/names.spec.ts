/** Names of the widest characters: every place that shows one keeps it inside its own box. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const WIDE = '⸻'; // three ems; others are wider where a font has them
const NAMES = [`A${WIDE.repeat(23)}`, `B${'W'.repeat(23)}`, `C${'\ufdfd'.repeat(23)}`, `D${'𒀱'.repeat(11)}`];
const PHONE = { viewport: { width: 360, height: 640 } };
const DESK = { viewport: { width: 1280, height: 800 } };
const GAMES = ['blokus', 'blackout', 'blockyou', 'blockout'];

async function opened(page: Page, game: string): Promise<string> {
  const seats = NAMES.map((name, seat) => ({ sitter: seat === 0 ? 'me' : 'here', name }));
  const answer = await page.request.post('/api/tables', { data: { game, seats } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { table: string }).table;
}

/** Texts with such a name that show outside their box or the window, or that push a box aside. */
function spills(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!/[⸻\ufdfd𒀱]{2}|W{5}/u.test(node.textContent ?? '') || !node.parentElement?.checkVisibility())
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      let shown = { left, right };
      const boxes = [{ what: 'window', left: 0, right: innerWidth }];
      for (let box: HTMLElement | null = node.parentElement; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        const edges = box.getBoundingClientRect();
        if (style.overflowX !== 'visible' || style.clip !== 'auto' || style.clipPath !== 'none') {
          shown = { left: Math.max(shown.left, edges.left), right: Math.min(shown.right, edges.right) };
        }
        const canScroll = style.overflowX === 'auto' || style.overflowX === 'scroll';
        if (box.scrollLeft !== 0 || (canScroll && box.scrollWidth > box.clientWidth + 1)) {
          found.push(`${box.tagName}.${box.className} is scrolled sideways`);
        }
        const isBox = !style.display.startsWith('inline') && style.display !== 'contents' && edges.width > 0;
        if (isBox)
          boxes.push({ what: `${box.tagName}.${box.className}`, left: edges.left, right: edges.right });
        if (style.position === 'fixed') break;
      }
      const out = boxes.find((box) => shown.left < box.left - 1 || shown.right > box.right + 1);
      if (out && shown.right > shown.left) {
        const whose = node.parentElement;
        found.push(
          `${whose.tagName}.${whose.className} in ${whose.parentElement?.className}: out of ${out.what}`,
        );
      }
    }
    return [...new Set(found)];
  });
}

async function expectNoSpill(page: Page, where: string): Promise<void> {
  await expect(page.getByText(WIDE.repeat(3)).first()).toBeAttached();
  await expect.poll(() => spills(page), where).toEqual([]);
}

/** All give up, so the game is over. */
async function endGame(page: Page, table: string): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${name}/socket`);
        const waiting = new Set(['end0', 'end1', 'end2', 'end3']);
        socket.onopen = () => {
          for (const id of waiting) {
            socket.send(JSON.stringify({ type: 'resign', command_id: id, seat: Number(id.slice(-1)) }));
          }
        };
        socket.onmessage = ({ data }) => {
          for (const id of waiting) if (String(data).includes(`"command_id":"${id}"`)) waiting.delete(id);
          if (waiting.size === 0) {
            socket.close();
            done();
          }
        };
      }),
    table,
  );
}

test('wide names stay in their places on a desk', async ({ newPerson }) => {
  const page = await newPerson(DESK);
  await page.goto('/');
  for (const game of GAMES) {
    await page.goto(`/t/${await opened(page, game)}`);
    await expectNoSpill(page, game);
  }
});

test('wide names stay in their places on a phone: tables, menu, end, home, operator', async ({
  newPerson,
  server,
}) => {
  const page = await newPerson(PHONE);
  await page.goto('/');
  for (const game of GAMES) {
    await page.goto(`/t/${await opened(page, game)}`);
    await expectNoSpill(page, game);
  }
  await page.goto('/');
  await expectNoSpill(page, 'home');

  const table = await opened(page, 'blokus');
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSpill(page, 'menu');
  await page.keyboard.press('Escape');
  await endGame(page, table);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSpill(page, 'end');

  await page.goto('/operator');
  await page.locator('input[type=password]').first().fill(server.operatorKey);
  await page.keyboard.press('Enter');
  await expectNoSpill(page, 'operator');
  await page
    .getByRole('button', { name: /Blokus/ })
    .last()
    .click();
  await expect(page.getByRole('dialog').getByText(WIDE.repeat(3))).toBeVisible();
  await expectNoSpill(page, 'a table of the operator');
});
