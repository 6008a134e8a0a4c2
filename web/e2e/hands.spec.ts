/** Every input device: mouse, finger, keyboard. */
import type { CDPSession, Page } from '@playwright/test';
import { boardWords, bot, expectLaid, here, me, openTable, squaresLaid } from './blokus';
import { expect, test } from './fixtures';

const board = (page: Page) => page.getByRole('application', { name: 'Board' });
const piece = (page: Page, name: string) =>
  page.getByRole('group', { name: /^Pieces of/ }).getByRole('button', { name: new RegExp(`${name}\\b`) });

/** The middle of a cell, counted from the top left. */
async function cellAt(page: Page, row: number, column: number): Promise<{ x: number; y: number }> {
  const squares = board(page).locator('svg').first();
  const box = await squares.evaluate((svg) => {
    const drawing = svg as SVGSVGElement;
    const matrix = drawing.getScreenCTM();
    if (!matrix) throw new Error('the board is not shown');
    return { a: matrix.a, d: matrix.d, e: matrix.e, f: matrix.f };
  });
  return { x: box.e + (column + 0.5) * box.a, y: box.f + (row + 0.5) * box.d };
}

test('with a mouse: take, turn by wheel, see why it does not fit, lay where it does', async ({
  newPerson,
}) => {
  const page = await newPerson();
  await openTable(page, [me, here], {});
  await piece(page, 'I2').click();
  const middle = await cellAt(page, 9, 9);
  await page.mouse.move(middle.x, middle.y);
  await expect(page.getByText('Must cover a corner').or(page.locator('.reason'))).toBeVisible();
  await page.mouse.click(middle.x, middle.y);
  expect(await squaresLaid(page)).toBe(0);
  await page.mouse.wheel(0, 100);
  const corner = await cellAt(page, 0.5, 0);
  await page.mouse.move(corner.x, corner.y, { steps: 4 });
  await page.mouse.click(corner.x, corner.y);
  await expectLaid(page, 2);
});

/** Fingers on the glass, one after the other. */
class Fingers {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  async put(...points: { x: number; y: number }[]): Promise<void> {
    await this.send('touchStart', points);
  }

  async drag(from: { x: number; y: number }, to: { x: number; y: number }, steps = 8): Promise<void> {
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      await this.send('touchMove', [
        { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
      ]);
    }
  }

  async lift(...left: { x: number; y: number }[]): Promise<void> {
    await this.send('touchEnd', left);
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) {
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await piece(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The piece floats above the finger, so the finger is below the cell it is meant for. */
const below = ({ x, y }: { x: number; y: number }) => ({ x, y: y + 70 });

test('with a finger on a phone: drag and confirm', async ({ newPerson }) => {
  const page = await newPerson(PHONE);
  await openTable(page, [me, bot, bot, bot], { starter: '0' });
  const fingers = await Fingers.of(page);
  const start = await middleOf(page, 'I1');
  await fingers.put(start);
  await fingers.drag(start, below(await cellAt(page, 19, 0)));
  await fingers.lift();
  await page.getByRole('button', { name: 'Place it here' }).tap();
  await expectLaid(page, 1);
});

test('a table of Duo is set, and a finger lays the first piece on the own start square', async ({
  newPerson,
}) => {
  const page = await newPerson(PHONE);
  await page.goto('/new/blokus');
  await page.getByRole('group', { name: 'Players' }).getByText('2', { exact: true }).tap();
  await page.getByRole('group', { name: 'Board' }).getByText('Small (Duo)').tap();
  await page.getByRole('button', { name: 'Start' }).tap();
  await expect.poll(() => boardWords(page).then((words) => words.length)).toBe(14 * 14);
  const fingers = await Fingers.of(page);
  const start = await middleOf(page, 'I1');
  await fingers.put(start);
  await fingers.drag(start, below(await cellAt(page, 9, 4))); // the board is turned, so that e10 is near
  await fingers.lift();
  await page.getByRole('button', { name: 'Place it here' }).tap();
  await expectLaid(page, 2); // ours and the bot's
  expect((await boardWords(page))[4 * 14 + 4]).toBe('blue');
});

test('a second finger turns the piece that the first one drags', async ({ newPerson }) => {
  const page = await newPerson(PHONE);
  await openTable(page, [me, here], { startCorner: 'fixed' });
  const fingers = await Fingers.of(page);
  const start = await middleOf(page, 'I5');
  // Blue begins at the top left. Standing, the piece covers five rows there.
  const stop = below(await cellAt(page, 2, 0));
  await fingers.put(start);
  await fingers.drag(start, stop);
  await fingers.put(stop, { x: 300, y: 300 });
  await fingers.lift(stop);
  await fingers.lift();
  await page.getByRole('button', { name: 'Place it here' }).tap();
  await expectLaid(page, 5);
  const words = await boardWords(page);
  const standing = [0, 1, 2, 3, 4].every((row) => words[row * 20] === 'blue');
  const lying = [0, 1, 2, 3, 4].every((column) => words[column] === 'blue');
  expect({ standing, lying }).toEqual({ standing: true, lying: false });
});

test('nothing scrolls during play on small screens', async ({ newPerson }) => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 640, height: 360 },
    { width: 820, height: 1180 },
  ]) {
    const page = await newPerson({ viewport });
    await openTable(page, [me, bot, bot, bot], { starter: '0' });
    await expect(piece(page, 'Z5')).toBeInViewport({ ratio: 0.99 });
    await expect(board(page)).toBeInViewport({ ratio: 0.99 });
    const overflow = await page.evaluate(() => {
      const page = document.documentElement;
      return [page.scrollWidth - page.clientWidth, page.scrollHeight - page.clientHeight];
    });
    expect(overflow).toEqual([0, 0]);
    await page.close();
  }
});

test('with the keyboard alone: from the home page to a laid piece, and taken back', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/');
  await page.getByRole('region', { name: 'Blokus' }).getByRole('button', { name: 'Play now' }).focus();
  await page.keyboard.press('Enter');
  const first = page
    .getByRole('group', { name: /^Pieces of/ })
    .getByRole('button')
    .first();
  await expect(first).toHaveAttribute('aria-disabled', 'false');
  const before = await squaresLaid(page);
  await tabTo(page, '[data-piece]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter'); // takes it
  await page.keyboard.press('r');
  await page.keyboard.press('f');
  await page.keyboard.press('n'); // the next place where it fits
  await page.keyboard.press('Enter');
  await expectLaid(page, before + 2 + 3); // ours, and at least one bot's
  await expect(page.getByRole('button', { name: 'Take back' })).toBeEnabled();
  await tabTo(page, '[aria-label="Take back"]');
  await page.keyboard.press('Enter');
  await expect.poll(() => squaresLaid(page)).toBe(before);
});

/** Presses Tab until the focus is there, as somebody without a mouse would. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab never came to ${selector}`);
}
