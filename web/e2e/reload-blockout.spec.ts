/** Block Out!: a reload in each phase of a turn, in 3D and in flat pictures, as actor and as watcher. */
import type { Page } from '@playwright/test';
import { DEPTH } from './depth';
import { expect, test } from './fixtures';
import { company, reload, told } from './reloading';
import { openTable, openTwin, twin, twinMoves, type Seat } from './tables';

const me: Seat = { sitter: 'me' };
const easy: Seat = { sitter: 'bot', level: 'easy' };
const FLAT = { reducedMotion: 'reduce' } as const;

test.use({ launchOptions: DEPTH });

const takes = (page: Page) => twinMoves(page).filter({ hasText: /take the/ });
const tower = (page: Page, blocks: number | string) =>
  twin(page).getByRole('list', { name: new RegExp(`Tower: .?${blocks}.? block`) });
const held = (page: Page) =>
  twin(page)
    .getByRole('listitem')
    .filter({ hasText: /mm above/ });
const lower = (page: Page) => page.getByRole('button', { name: 'Lower' });
const letGo = (page: Page) => page.locator('.controls').getByRole('button', { name: 'Let go' });

/** Chooses a card that leaves the block open: one that fits a single block takes it at once. */
const choose = (page: Page) =>
  page.locator('[data-card][aria-disabled=false]:not([data-card*="-"])').first().click();

async function take(page: Page): Promise<void> {
  await openTwin(page);
  await takes(page).first().click();
  await twin(page).getByRole('button', { name: 'Close' }).click();
  await expect(lower(page)).toBeVisible();
}
/** The hand can still move its block. */
async function lowerBySteps(page: Page): Promise<void> {
  const words = page.locator('.controls p');
  const before = await words.innerText();
  await lower(page).click();
  await expect(words).not.toHaveText(before);
  for (let step = 0; step < 7; step++) await page.keyboard.press('Shift+PageDown');
}
/** Blocks in a flat picture. */
const drawn = (page: Page) => page.locator('figure.front [data-block]');

test('in flat pictures: choosing, holding, counting, falling', async ({ newPerson }) => {
  const pages = await company(newPerson, 'blockout', { starter: '0' }, FLAT);
  const [host, friend, watcher] = pages;
  await reload(...pages);
  await choose(host);
  await reload(host);
  await take(host);
  await expect(held(friend)).toBeAttached();
  await reload(...pages);
  await expect(lower(host)).toBeVisible();
  for (const page of pages) {
    await expect(held(page)).toBeAttached();
    await expect(drawn(page)).toHaveCount(1);
  }
  const seen = await held(watcher).innerText();
  await lowerBySteps(host);
  await expect(held(watcher)).not.toHaveText(seen);

  await letGo(host).click();
  await expect(letGo(host)).toBeHidden();
  await Promise.all(pages.map((page) => page.reload()));
  for (const page of pages) {
    await expect(tower(page, 1)).toBeAttached();
    await expect(drawn(page)).toHaveCount(1);
  }

  // Let go beside the tower: it falls, and the same player starts again.
  await take(friend);
  await reload(...pages);
  for (const page of pages) await expect(drawn(page)).toHaveCount(2);
  await letGo(friend).click();
  await expect(letGo(friend)).toBeHidden();
  await Promise.all(pages.map((page) => page.reload()));
  for (const page of pages) await expect(tower(page, 0)).toBeAttached();
  await reload(...pages);
  for (const page of pages) await expect(drawn(page)).toHaveCount(0);
  await take(friend);
  await lowerBySteps(friend);
  await letGo(friend).click();
  for (const page of pages) await expect(tower(page, 1)).toBeAttached();
});

test('in depth, against a bot: holding, counting, and while the bot places', async ({ newPerson }) => {
  const host = await newPerson({ viewport: { width: 640, height: 480 } });
  await openTable(host, 'blockout', [me, easy], { starter: '0' });
  const watcher = await newPerson(FLAT);
  const deep = await newPerson({ viewport: { width: 400, height: 320 } });
  const pages = [host, watcher, deep];
  for (const page of [watcher, deep]) await page.goto(host.url());
  await take(host);
  await expect(held(deep)).toBeAttached();
  await reload(...pages);
  await expect(lower(host)).toBeVisible();
  for (const page of pages) await expect(held(page)).toBeAttached();
  for (const page of [host, deep]) await expect(page.locator('canvas')).toBeVisible();
  await lowerBySteps(host);
  await letGo(host).click();
  await expect(letGo(host)).toBeHidden();
  await Promise.all(pages.map((page) => page.reload()));
  for (const page of pages) await expect(tower(page, '[1-9]')).toBeAttached(); // the bot may have placed, too
  for (const page of [host, deep]) await expect(page.locator('canvas')).toBeVisible();

  // The bot takes a block, carries it, lets go: a page opens in the middle of that again and again.
  await openTwin(host);
  const canPlay = twinMoves(host).first();
  for (let reloads = 0; reloads < 4 && !(await canPlay.isVisible()); reloads++) {
    await Promise.all(pages.map((page) => page.reload()));
    await openTwin(host);
  }
  await expect(canPlay).toBeVisible({ timeout: 60_000 });
  for (const page of [watcher, deep])
    await expect.poll(() => told(page).then(stands)).toBe(stands(await told(host)));
  const stand = await twin(watcher)
    .getByRole('list', { name: /^Tower:/ })
    .getByRole('listitem')
    .count();
  await expect(drawn(watcher)).toHaveCount(stand);
});

/** The tower and the free blocks, which are the same for everybody. */
const stands = (words: string) =>
  words
    .split('\n')
    .filter((line) => !/cards/i.test(line))
    .join('\n');

test('with exact arithmetic and with a real box', async ({ newPerson }) => {
  const page = await newPerson(FLAT);
  await openTable(page, 'blockout', [me, easy], { starter: '0', towerModel: 'statics' });
  await choose(page);
  await reload(page);
  await openTwin(page);
  await takes(page).first().click();
  await page.reload();
  await openTwin(page);
  await expect(twinMoves(page).first()).toBeVisible(); // the bot has played as well
  await reload(page);

  const pages = await company(newPerson, 'blockout', { starter: '0', towerModel: 'reported' }, FLAT);
  const [host, friend, watcher] = pages;
  const press = async (on: Page, words: string) => {
    await openTwin(on);
    await twinMoves(on).filter({ hasText: words }).first().click();
  };
  await openTwin(host);
  await takes(host).first().click();
  await openTwin(host);
  await expect(twinMoves(host).filter({ hasText: 'Let go' })).toBeVisible();
  // A page without a seat is the table's screen: it says what to place, and has nothing to press.
  await expect(watcher.getByRole('heading', { name: /^Place the/ })).toBeVisible();
  await expect(watcher.locator('[data-move]')).toHaveCount(0);
  await reload(...pages);
  await press(host, 'Let go');
  await Promise.all(pages.map((each) => each.reload()));
  await openTwin(host);
  await expect(twinMoves(host).filter({ hasText: 'It stood' })).toBeVisible();
  await reload(...pages);
  await press(host, 'It stood');
  await Promise.all(pages.map((each) => each.reload()));
  for (const each of pages) await expect(tower(each, 1)).toBeAttached();
  await openTwin(friend);
  await expect(takes(friend).or(twinMoves(friend)).first()).toBeVisible();
});
