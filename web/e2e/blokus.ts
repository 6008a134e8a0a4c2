/** Helpers for a table of Blokus: open it, read it and play on it through roles and labels. */
import { expect, type Locator, type Page } from '@playwright/test';

interface Seat {
  sitter: 'me' | 'here' | 'link' | 'bot';
  name?: string;
  level?: string;
}

export const me: Seat = { sitter: 'me' };
export const here: Seat = { sitter: 'here' };
export const bot: Seat = { sitter: 'bot', level: '1' };

/** Opens a table with this browser's cookie and goes there. Journeys about set-up use the page instead. */
export async function openTable(
  page: Page,
  seats: Seat[],
  options: Record<string, string> = {},
  takeback = false,
): Promise<void> {
  const answer = await page.request.post('/api/tables', {
    data: { game: 'blokus', seats, options, takeback },
  });
  expect(answer.status()).toBe(201);
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`/t/${table}`);
  await expect(twin(page)).toBeAttached();
}

export const twin = (page: Page) => page.getByRole('region').filter({ has: boardTable(page) });
const boardTable = (page: Page) => page.getByRole('table').first();

/** The board as the text twin shows it: one word per square. */
export async function boardWords(page: Page): Promise<string[]> {
  return boardTable(page).evaluate((table) =>
    Array.from(table.querySelectorAll('tbody td'), (square) => square.textContent ?? ''),
  );
}

export async function squaresLaid(page: Page, empty = 'empty'): Promise<number> {
  return (await boardWords(page)).filter((word) => word !== empty).length;
}

/** Waits until at least this many squares are covered. */
export async function expectLaid(page: Page, least: number): Promise<void> {
  await expect.poll(() => squaresLaid(page)).toBeGreaterThanOrEqual(least);
}

/** Opens the text twin by keyboard. */
export async function openTwin(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Play by text' });
  if ((await opener.getAttribute('aria-expanded')) === 'true') return;
  await opener.focus();
  await page.keyboard.press('Enter');
}

export const pieceButtons = (page: Page) =>
  page.getByRole('group', { name: 'Pieces that fit' }).getByRole('button');

/** Lays the largest piece that fits at the first place offered, by text. Returns the words of the place. */
export async function layByText(page: Page): Promise<string> {
  await openTwin(page);
  await pieceButtons(page).first().click();
  const place = page
    .getByRole('list', { name: /^Places for/ })
    .getByRole('button')
    .first();
  const words = await place.innerText();
  const before = await squaresLaid(page);
  await place.click();
  await expectLaid(page, before + 1);
  return words;
}

export const end = (page: Page) => page.getByRole('dialog').filter({ hasText: /won|share the win/ });

/** The first of these pages that has something to press, or null when the game is over on one of them. */
export async function nextToAct(pages: Page[], buttons: (page: Page) => Locator): Promise<Page | null> {
  for (;;) {
    for (const page of pages) {
      if ((await end(page).count()) > 0) return null;
      if ((await buttons(page).count()) > 0) return page;
    }
    await pages[0]?.waitForTimeout(30);
  }
}
