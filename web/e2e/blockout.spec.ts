/** Block Out!: one browser places a block, another watches; a fall and its price; a referee for a real box. */
import type { Locator, Page } from '@playwright/test';
import { DEPTH } from './depth';
import { expect, test } from './fixtures';
import { openTable, openTwin, overflow, PHONE, sitDown, twin, twinMoves, type Seat } from './tables';

const me: Seat = { sitter: 'me' };
const link: Seat = { sitter: 'link' };
const easy: Seat = { sitter: 'bot', level: 'easy' };

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

/** A button of the phone itself, not of its text twin. */
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':not(section.twin *)'));

/** The person who may play a card or draw; the others can only report. Null: the game is over. */
async function nextToPlay(pages: readonly Page[]): Promise<Page | null> {
  let found: Page | null | undefined;
  const look = async (): Promise<boolean> => {
    if (await pages[0]?.getByRole('dialog').filter({ hasText: /won/ }).count()) found = null;
    for (const page of pages) if (found === undefined && (await plays(page).count())) found = page;
    return found !== undefined;
  };
  await expect.poll(look, { timeout: 30_000 }).toBe(true);
  return found ?? null;
}
const plays = (page: Page): Locator =>
  twinMoves(page).filter({ hasText: /take the|Draw cards|^\s*(Pass|Reverse)/ });

// The longest test first, so that the other worker is busy meanwhile.
test('a referee for a real box: three phones play a game to its end', async ({ newPerson }) => {
  test.setTimeout(300_000);
  const pages = [await newPerson(PHONE), await newPerson(PHONE), await newPerson(PHONE)] as const;
  const [host, ann, ben] = pages;
  await openTable(host, 'blockout', [me, link, link], { starter: '0', towerModel: 'reported' });
  await sitDown(host, ann);
  await sitDown(host, ben, false);
  for (const page of pages) await openTwin(page);

  const say = (page: Page, name: string) => twinMoves(page).filter({ hasText: name }).first().press('Enter');
  let placed = 0;
  for (let mover = await nextToPlay(pages); mover; mover = await nextToPlay(pages)) {
    const before = await happened(mover).count();
    if (!(await takes(mover).count())) {
      // The turn passes on or stays: a drawn card may be playable.
      await plays(mover).first().press('Enter');
      await expect.poll(() => happened(mover).count()).toBeGreaterThan(before);
      continue;
    }
    await takes(mover).first().press('Enter');
    placed += 1;
    if (placed === 2) {
      // Two reports differ: everybody is asked, and most saw it stand.
      const [doubter, third] = pages.filter((page) => page !== mover) as [Page, Page];
      await say(doubter, 'It fell');
      await say(mover, 'It stood');
      await say(third, 'It stood');
    } else {
      await say(mover, 'Let go');
      await say(mover, 'It stood');
    }
    await expect(twinMoves(mover).filter({ hasText: 'It stood' })).toHaveCount(0, { timeout: 30_000 });
  }
  expect(placed).toBeGreaterThan(2);
  for (const page of pages) await expect(page.getByRole('dialog').filter({ hasText: /won/ })).toBeVisible();
});

test('two phones: a fall is taken back, contradicted until the block is placed again, and confirmed', async ({
  newPerson,
}) => {
  const small = { ...PHONE, viewport: { width: 360, height: 640 } };
  const pages = [await newPerson(small), await newPerson(small)] as const;
  const [host, ann] = pages;
  await openTable(host, 'blockout', [me, link], { starter: '0', towerModel: 'reported' });
  await sitDown(host, ann);
  const take = async (page: Page) => {
    await openTwin(page);
    await takes(page).first().press('Enter');
    await closeTwin(page);
  };
  const asked = async (page: Page, ...names: string[]) => {
    for (const name of names) await expect(button(page, name)).toBeVisible();
    expect(await overflow(page)).toEqual([0, 0]);
  };

  // A base cannot fall, so the dispute is about the second block.
  const counts = [await listen(host), await listen(ann)];
  await take(host);
  await button(host, 'Let go').press('Enter');
  await button(ann, 'It stood').press('Enter');
  for (const page of pages) await expect(tower(page, 1)).toBeAttached({ timeout: 30_000 });
  // A slow page may miss a part, and shows the next one in its time.
  const heard = (await Promise.all(counts.map((count) => count()))).flat();
  expect(['One', 'Two', 'Three'].map((part) => `${part}-one-thousand`)).toEqual(
    expect.arrayContaining(heard),
  );
  expect(heard).not.toEqual([]);

  await take(ann);
  for (const page of pages) {
    await expect(page.getByRole('heading', { name: /^Place the/ })).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
    await asked(page, 'Let go', 'It fell');
  }
  await button(host, 'It fell').press('Enter');
  await asked(ann, 'It stood', 'It fell');
  await asked(host, 'Take it back');
  await button(host, 'Take it back').press('Enter');
  for (const page of pages) await asked(page, 'Let go', 'It fell');

  await button(host, 'It fell').press('Enter');
  await button(ann, 'It stood').press('Enter');
  for (const page of pages) {
    await expect(page.getByRole('heading', { name: 'You do not agree' })).toBeVisible();
    await asked(page, 'It stood', 'It fell');
  }
  await button(ann, 'It stood').press('Enter');
  await button(host, 'It fell').press('Enter');
  for (const page of pages) {
    await expect(happened(page).filter({ hasText: 'the block is placed again' })).toHaveCount(1);
    await asked(page, 'Let go', 'It fell');
    await expect(tower(page, 1)).toBeAttached();
  }

  // A fall that both have seen counts at once.
  await button(host, 'It fell').press('Enter');
  await button(ann, 'It fell').press('Enter');
  for (const page of pages) await expect(tower(page, 0)).toBeAttached();
  await expect(cards(ann, /You.*: .?9.? cards/)).toBeAttached();
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
  // The pressed button is gone; the next Tab goes on in the game.
  await expect
    .poll(() => friend.evaluate(() => document.activeElement?.closest('main')?.tagName))
    .toBe('MAIN');
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
  await openTable(host, 'blockout', [me, easy], { starter: '0' });
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
  await openTable(page, 'blockout', [me, easy], { starter: '0' });
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
