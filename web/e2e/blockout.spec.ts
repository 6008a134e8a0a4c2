/** Block Out!: one browser places a block, another watches; a fall and its price; a referee for a real box. */
import type { Locator, Page } from '@playwright/test';
import { DEPTH } from './depth';
import { expect, test } from './fixtures';
import { openTable, openTwin, overflow, PHONE, sitDown, twin, twinMoves, type Seat } from './tables';

const me: Seat = { sitter: 'me' };
const link: Seat = { sitter: 'link' };
const child: Seat = { sitter: 'bot', level: 'child' };

// The tower is drawn in three dimensions here, by software.
test.use({ launchOptions: DEPTH });

const hand = (page: Page) => twin(page).getByRole('list', { name: 'Move the block' });
const tower = (page: Page, blocks: number) =>
  twin(page).getByRole('list', { name: new RegExp(`Tower: .?${blocks}.? block`) });
const cards = (page: Page, name: RegExp) =>
  twin(page).getByRole('list', { name: 'How it stands' }).getByRole('listitem').filter({ hasText: name });
const happened = (page: Page): Locator =>
  twin(page).getByRole('list', { name: 'What happened' }).getByRole('listitem');
/** Cards that let the player take a block. */
const takes = (page: Page): Locator => twinMoves(page).filter({ hasText: /take the/ });

/** Keeps every part of the count that this page shows: each stands for a second only, too short to be waited for. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard = new Set<string>();
    Object.assign(window, { heard });
    const hear = () => {
      for (const part of document.querySelectorAll('[role=status]')) heard.add(part.textContent.trim());
    };
    new MutationObserver(hear).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () =>
    page.evaluate(() =>
      [...(window as unknown as { heard: Set<string> }).heard].filter((part) => part.includes('thousand')),
    );
}

async function closeTwin(page: Page): Promise<void> {
  await twin(page).getByRole('button', { name: 'Close' }).click();
}

// The longest test first, so that the other worker is busy meanwhile.
test('a referee for a real box: three phones play a game to its end', async ({ newPerson }) => {
  test.setTimeout(300_000);
  const pages = [await newPerson(PHONE), await newPerson(PHONE), await newPerson(PHONE)] as const;
  const [host, ann, ben] = pages;
  await openTable(host, 'blockout', [me, link, link], { starter: '0', towerModel: 'reported' });
  await sitDown(host, ann);
  await sitDown(host, ben, false);
  for (const page of pages) await openTwin(page);

  const press = (page: Page, name: string) => twinMoves(page).filter({ hasText: name }).first().click();
  let disputed = false;
  for (let turn = 0; turn < 40; turn++) {
    const over = host.getByRole('dialog').filter({ hasText: /won/ });
    // The player to act can take a block, play an action or draw; the others can only report.
    const plays = (page: Page) => twinMoves(page).filter({ hasText: /take the|Draw cards|Pass|Reverse/ });
    const mover = await Promise.race([
      ...pages.map(async (page) => {
        await plays(page).first().waitFor();
        return page;
      }),
      over.waitFor().then(() => null),
    ]);
    if (!mover) break;
    if (!(await takes(mover).count())) {
      // The turn passes on or stays: a drawn card may be playable.
      const before = await happened(mover).count();
      await plays(mover).first().click();
      await expect.poll(() => happened(mover).count()).toBeGreaterThan(before);
      continue;
    }
    await takes(mover).first().click();
    await press(mover, 'Let go');
    if (disputed || turn === 0) await press(mover, 'It stood');
    else {
      // Two reports differ: everybody is asked, and most saw it stand.
      disputed = true;
      const [doubter, third] = pages.filter((page) => page !== mover) as [Page, Page];
      const says = (page: Page, name: string) => twinMoves(page).filter({ hasText: name }).first();
      await says(mover, 'It stood').waitFor();
      // Both at once and by key: a report that nobody contradicts for two seconds counts, and a click waits for frames.
      await Promise.all([says(mover, 'It stood').press('Enter'), says(doubter, 'It fell').press('Enter')]);
      await press(third, 'It stood');
    }
    await expect(twinMoves(mover).filter({ hasText: 'It stood' })).toHaveCount(0, { timeout: 30_000 });
  }
  for (const page of pages)
    await expect(page.getByRole('dialog').filter({ hasText: /won/ })).toBeVisible({ timeout: 30_000 });
  expect(disputed).toBe(true);
});

test('two phones that contradict each other are asked again, and then the block is placed again', async ({
  newPerson,
}) => {
  test.setTimeout(300_000);
  const [host, ann] = [await newPerson(PHONE), await newPerson(PHONE)];
  await openTable(host, 'blockout', [me, link], { starter: '0', towerModel: 'reported' });
  await sitDown(host, ann);
  for (const page of [host, ann]) await openTwin(page);
  const says = (page: Page, name: string) => twinMoves(page).filter({ hasText: name }).first();
  /** By key: a click waits for frames, and the table waits only two seconds for a contradiction. */
  const say = (page: Page, name: string) => says(page, name).press('Enter');

  // A base cannot fall, so the dispute is about the second block.
  const counts = [await listen(host), await listen(ann)];
  await takes(host).first().click();
  await say(host, 'Let go');
  await say(host, 'It stood');
  await takes(ann).first().click({ timeout: 30_000 });
  // A slow page may miss a part, and shows the next one in its time.
  const heard = (await Promise.all(counts.map((count) => count()))).flat();
  expect(['One', 'Two', 'Three'].map((part) => `${part}-one-thousand`)).toEqual(
    expect.arrayContaining(heard),
  );
  expect(heard).not.toEqual([]);
  await expect(says(host, 'Let go')).toBeVisible();
  await say(ann, 'Let go');

  await says(host, 'It stood').waitFor();
  await says(ann, 'It stood').waitFor();
  await Promise.all([say(ann, 'It stood'), say(host, 'It fell')]);
  for (const page of [host, ann]) {
    await expect(happened(page).filter({ hasText: 'You do not agree' })).toHaveCount(1);
    await expect(says(page, 'It stood')).toBeVisible();
    await expect(says(page, 'It fell')).toBeVisible();
  }
  await say(ann, 'It stood');
  await say(host, 'It fell');
  for (const page of [host, ann]) {
    await expect(happened(page).filter({ hasText: 'the block is placed again' })).toHaveCount(1);
    await expect(says(page, 'Let go')).toBeVisible();
    await expect(tower(page, 1)).toBeVisible();
  }
  await say(ann, 'Let go');
  await say(ann, 'It stood');
  for (const page of [host, ann]) await expect(tower(page, 2)).toBeVisible({ timeout: 30_000 });
});

test('one places a block by dragging, the other sees it move and stand; a fall costs three cards', async ({
  newPerson,
}) => {
  test.setTimeout(240_000);
  const host = await newPerson({ viewport: { width: 900, height: 640 } });
  await openTable(host, 'blockout', [me, link], { starter: '0' });
  const friend = await newPerson(PHONE);
  await sitDown(host, friend);
  await openTwin(friend);

  await openTwin(host);
  await takes(host).first().click();
  await expect(hand(host)).toBeVisible();
  await closeTwin(host);
  await expect(host.locator('canvas')).toBeVisible();

  // The friend's page gets the block's place again and again.
  const held = cards(friend, /mm above/);
  await expect(held).toBeVisible();
  const first = await held.innerText();
  const box = await host.locator('canvas').boundingBox();
  if (!box) throw new Error('no stage');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await host.mouse.move(middle.x, middle.y);
  await host.mouse.down();
  await host.mouse.move(middle.x + 60, middle.y + 10, { steps: 15 });
  await host.mouse.up();
  await expect(held).not.toHaveText(first);
  const dragged = await held.innerText();
  for (let step = 0; step < 7; step++) await host.keyboard.press('Shift+PageDown');
  await expect(held).not.toHaveText(dragged);
  await host.getByRole('button', { name: 'Let go' }).click();

  await expect(tower(friend, 1)).toBeVisible({ timeout: 30_000 });
  await openTwin(host);
  await expect(tower(host, 1)).toBeVisible();
  await expect(cards(friend, /You.*: .?7.? cards/)).toBeVisible();

  // Let go beside the tower: it falls, three cards are drawn, and a new tower starts at once.
  await takes(friend).first().click();
  await hand(friend).getByRole('button', { name: 'Let go' }).click();
  await expect(cards(friend, /You.*: .?9.? cards/)).toBeVisible({ timeout: 30_000 });
  await expect(tower(host, 0)).toBeAttached();
  await expect(takes(friend).first()).toBeVisible();
  await takes(friend).first().click();
  for (let step = 0; step < 6; step++) await hand(friend).locator('[data-push=down5]').click();
  await hand(friend).getByRole('button', { name: 'Let go' }).click();
  await expect(tower(host, 1)).toBeVisible({ timeout: 30_000 });
  await expect(takes(host).first()).toBeVisible();
});

test('a server that dies under a placement lets the player choose again', async ({ newPerson, server }) => {
  test.setTimeout(120_000);
  const host = await newPerson();
  await openTable(host, 'blockout', [me, child], { starter: '0' });
  await openTwin(host);
  await takes(host).first().click();
  await expect(hand(host)).toBeVisible();
  await server.kill();
  await server.start();
  await expect(takes(host).first()).toBeVisible({ timeout: 40_000 });
  await expect(tower(host, 0)).toBeAttached();
});

test('without WebGL and with the keyboard alone the game is played in flat pictures', async ({
  newPerson,
}) => {
  const page = await newPerson({ reducedMotion: 'reduce', viewport: { width: 360, height: 640 } });
  await openTable(page, 'blockout', [me, child], { starter: '0' });
  await openTwin(page);
  await expect(page.locator('canvas')).toHaveCount(0);
  await takes(page).first().click();
  await expect(hand(page)).toBeVisible();
  await closeTwin(page);
  for (let step = 0; step < 7; step++) await page.keyboard.press('Shift+PageDown');
  await page.getByRole('button', { name: 'Let go' }).focus();
  await page.keyboard.press('Enter');
  await openTwin(page);
  await expect(tower(page, 1)).toBeVisible({ timeout: 30_000 });
  expect(await overflow(page)).toEqual([0, 0]);
});
