/** BlockYou!: three browsers race a round, with a fault, a reload, a block, and a card that comes too late. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, test } from './fixtures';
import { openTable, openTwin, overflow, PHONE, sitDown, twin } from './tables';

interface Scene {
  seed: string;
  fault: string;
  block: string;
  late: string;
}
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const scene = JSON.parse(
  execFileSync(at('../../.venv/bin/python'), [at('./blockyou_scene.py')], { encoding: 'utf8' }),
) as Scene;

const ready = (page: Page) => page.getByRole('button', { name: 'I’m ready' });
/** Lays the card by words: row, column, quarter turns. */
async function lay(page: Page, move: string): Promise<void> {
  const [, row = '', column = '', turns = ''] = /^(\d),(\d)\/(\d)$/.exec(move) ?? [];
  await twin(page)
    .getByLabel('Turned')
    .selectOption({ index: Number(turns) });
  await twin(page)
    .getByLabel('Row of its upper squares')
    .selectOption({ index: Number(row) });
  await twin(page)
    .getByLabel('Column of its left squares')
    .selectOption({ index: Number(column) });
  await twin(page).getByRole('button', { name: 'Lay', exact: true }).click();
}

/** A line whose news can be held back for a while, like a bad network does. */
async function slowLine(page: Page): Promise<{ hold: () => void; release: () => void }> {
  let held: (string | Buffer)[] | null = null;
  let socket: WebSocketRoute | null = null;
  await page.routeWebSocket(/\/socket$/, (route) => {
    socket = route;
    const server = route.connectToServer();
    server.onMessage((message) => {
      const isNews = typeof message === 'string' && /"type":"(update|table)"/.test(message);
      if (held && isNews) held.push(message);
      else route.send(message);
    });
  });
  return {
    hold: () => void (held = []),
    release: () => {
      for (const message of held ?? []) socket?.send(message);
      held = null;
    },
  };
}

test.describe('a scripted round', () => {
  test.use({ seed: scene.seed });

  test('three race: a fault costs a card, a reload comes back, a late card costs nothing', async ({
    newPerson,
  }) => {
    test.setTimeout(120_000);
    const host = await newPerson();
    await openTable(host, 'blockyou', [{ sitter: 'me' }, { sitter: 'link' }, { sitter: 'link' }]);
    const friend = await newPerson(PHONE);
    const line = await slowLine(friend);
    await sitDown(host, friend);
    const guest = await newPerson();
    await sitDown(host, guest, false);
    for (const page of [host, friend, guest]) {
      await ready(page).click();
      await openTwin(page);
    }

    const form = (page: Page) => twin(page).getByRole('form');
    for (const page of [host, friend, guest]) await expect(form(page)).toBeVisible({ timeout: 15_000 });

    await lay(guest, scene.fault);
    await expect(guest.getByText(/One penalty card; out for this round and the next/).first()).toBeVisible();
    await expect(twin(guest).getByText(/35.* penalty cards left/)).toBeVisible();
    await expect(
      twin(host)
        .getByRole('listitem')
        .filter({ hasText: /wrong colours.*12.* cards/ }),
    ).toHaveCount(1);

    const card = await form(host).getByRole('paragraph').innerText();
    await host.reload();
    await openTwin(host);
    await expect(form(host)).toBeVisible();
    expect(await form(host).getByRole('paragraph').innerText()).toBe(card);

    line.hold();
    await lay(host, scene.block);
    await expect(
      twin(host)
        .getByRole('listitem')
        .filter({ hasText: /blocked.*12.* cards/ }),
    ).toHaveCount(1);
    await lay(friend, scene.late);
    await expect(friend.getByText('You sit out').first()).toBeVisible();
    line.release();
    await expect(friend.getByText(/Blocked by/).first()).toBeVisible();
    await expect(
      twin(friend)
        .getByRole('listitem')
        .filter({ hasText: /blocked.*12.* cards/ }),
    ).toHaveCount(1);
    await expect(twin(friend).getByText(/35.* penalty cards left/)).toBeVisible();

    // Who was faster, by how much, as the server saw it.
    await expect(host.getByText(/\d+.* ms later/).first()).toBeVisible();
    for (const page of [host, friend]) await expect(form(page)).toBeVisible({ timeout: 15_000 });
    await expect(form(guest)).toBeHidden();
  });
});

test('a card is dragged, turned and laid by mouse, by touch and by keys', async ({ newPerson }) => {
  test.setTimeout(90_000);
  const page = await newPerson({ viewport: { width: 1280, height: 800 } });
  await openTable(page, 'blockyou', [{ sitter: 'me' }], { solo: 'on' });
  await ready(page).click();
  const card = page.getByRole('button', { name: /^Your card: / });
  await expect(card).toBeVisible({ timeout: 15_000 });

  const before = await card.getAttribute('aria-label');
  await page.keyboard.press('r');
  await expect(card).not.toHaveAttribute('aria-label', before ?? '');

  // Somewhere on the field: right or wrong, the card is laid, and the next one comes.
  const box = await card.boundingBox();
  const field = await page.locator('.ground').boundingBox();
  if (!box || !field) throw new Error('nothing to drag');
  const shown = await card.getAttribute('aria-label');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(field.x + field.width / 2, field.y + field.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect(card).not.toHaveAttribute('aria-label', shown ?? '');

  const next = await card.getAttribute('aria-label');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(card).not.toHaveAttribute('aria-label', next ?? '');
});

test.describe('with cards that fit', () => {
  // By chance a card may fit nowhere, and then even a champion waits: this deal has a place for each.
  test.use({ seed: '11'.repeat(32) });

  test('with the keyboard in Hebrew on a small phone nothing scrolls, and a bot races ahead', async ({
    newPerson,
  }) => {
    const page = await newPerson({ viewport: { width: 360, height: 640 }, locale: 'he-IL' });
    await openTable(page, 'blockyou', [{ sitter: 'me' }, { sitter: 'bot', level: 'champion' }]);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('button', { name: 'אפשר להתחיל' }).click();
    expect(await overflow(page)).toEqual([0, 0]);
    // One of two who never lays is the last one in every round: the champion has fewer and fewer cards.
    const cards = (count: number) => page.getByRole('main').getByText(String(count), { exact: true });
    await expect(cards(11).first()).toBeVisible({ timeout: 60_000 });
    await expect(cards(10).first()).toBeVisible({ timeout: 60_000 });
  });
});
