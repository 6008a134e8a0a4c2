/** The hand of Blokus does not jump: board, tray and buttons keep their places through whole rounds. */
import type { Page } from '@playwright/test';
import { bot, end, me, openTable, squaresLaid } from './blokus';
import { expect, test } from './fixtures';
import { misfits } from './fitting';
import { PHONE } from './tables';

const SIZES = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];

/** Bots think long on a busy machine. */
const SLOW = { timeout: 90_000 };

interface Seen {
  boxes: Record<string, string[]>;
  headlines: string[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** From now on the page notes each box that these parts take, and each headline, after every change. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const PARTS = {
      board: '[role=application]',
      tray: '.tray',
      panel: '[data-own] > section',
      heading: '[data-own] header',
      tools: '[data-own] .tools',
      around: '.around',
      slots: '.tray .cell:last-child',
    };
    const seen: Seen = { boxes: {}, headlines: [] };
    window.seen = seen;
    const add = (list: string[], one: string) => void (list.includes(one) || list.push(one));
    const look = () => {
      for (const [name, selector] of Object.entries(PARTS)) {
        const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        add((seen.boxes[name] ??= []), [x, y, width, height].map((px) => (px ?? NaN).toFixed(1)).join(' '));
      }
      add(seen.headlines, document.querySelector('[data-own] h2')?.textContent.trim() ?? '');
    };
    look();
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}

/** Lays the last piece that fits, by keyboard. */
async function lay(page: Page): Promise<void> {
  const pieces = page.locator('[data-piece][aria-disabled=false]:not(.idle)');
  await expect(pieces.last()).toBeVisible(SLOW);
  const before = await squaresLaid(page);
  await pieces.last().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect.poll(() => squaresLaid(page), SLOW).toBeGreaterThan(before);
}

for (const viewport of SIZES)
  test(`nothing moves from turn to turn at ${viewport.width} by ${viewport.height}`, async ({
    newPerson,
  }) => {
    test.setTimeout(600_000);
    const page = await newPerson({ viewport });
    const long = { ...bot, name: 'Bartholomew the Third' };
    await openTable(page, [me, long, bot, bot], { starter: '0', voluntaryPass: 'on', turnSeconds: '120' });
    await expect(page.locator('[data-piece][aria-disabled=false]').first()).toBeVisible();
    await watch(page);
    for (let round = 0; round < 3; round++) await lay(page);
    await expect(page.locator('[data-piece][aria-disabled=false]').first()).toBeVisible(SLOW);
    const { boxes, headlines } = await page.evaluate(() => window.seen);
    expect(headlines.some((words) => words.includes('Your turn'))).toBe(true);
    expect(headlines.some((words) => words.includes('is thinking'))).toBe(true);
    for (const [part, found] of Object.entries(boxes)) expect(found, part).toHaveLength(1);
    // A laid piece leaves its slot, empty.
    await expect(page.locator('.tray .cell')).toHaveCount(21);
    await expect(page.locator('.tray [data-piece]')).toHaveCount(18);
    expect((await misfits(page)).filter(({ kind }) => kind === 'small')).toEqual([]);
  });

test('on a phone the remaining pieces of an opponent are one tap away', async ({ newPerson }) => {
  const page = await newPerson({ ...PHONE, viewport: { width: 360, height: 640 } });
  await openTable(page, [me, { ...bot, name: 'Oak' }], {});
  const place = page.getByRole('button', { name: /Oak/ });
  const box = await place.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await place.tap();
  const sheet = page.getByRole('dialog', { name: 'Oak', exact: true });
  await expect(sheet.getByRole('img', { name: /21.* pieces left/ })).toHaveCount(2); // yellow and green
  await sheet.getByRole('button', { name: /Oak/ }).tap(); // and the menu of the chair one more
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(sheet.getByRole('img')).toHaveCount(0);
});

test('a pass with pieces that fit asks once, and Escape keeps the turn', async ({ newPerson }) => {
  const page = await newPerson();
  await openTable(page, [me, bot], { voluntaryPass: 'on' });
  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  const sure = page.getByRole('button', { name: 'Yes, pass' });
  await pass.click();
  await expect(sure).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pass).toBeVisible();
  expect(await squaresLaid(page)).toBe(0);
  await pass.click();
  await sure.click();
  await expect.poll(() => squaresLaid(page), SLOW).toBeGreaterThan(0); // the bot has laid
  await expect(end(page)).toHaveCount(0);
});

test('the words at a piece on the edge of a phone are whole', async ({ newPerson }) => {
  const page = await newPerson({ viewport: { width: 360, height: 640 }, locale: 'de-DE' });
  await openTable(page, [me, bot], { board: 'duo' });
  await page.locator('[data-piece=I1]').focus();
  await page.keyboard.press('Enter');
  const reason = page.locator('.reason span');
  for (const way of ['ArrowLeft', 'ArrowRight']) {
    for (let step = 0; step < 14; step++) await page.keyboard.press(way);
    await expect(reason).toBeVisible();
    await expect(reason).toBeInViewport({ ratio: 1 });
  }
});
