/** Helpers for journeys with a reload: reload, and compare the text with the text before. */
import { expect, type Page } from '@playwright/test';
import { openTable, PHONE, sitDown, twin, type Seat } from './tables';

const me: Seat = { sitter: 'me' };
const link: Seat = { sitter: 'link' };

/** The position as text, without the page's history and without things that change over time. */
export function told(page: Page): Promise<string> {
  return page.locator('section.twin > .visually-hidden').evaluate((words) =>
    Array.from(words.children)
      .slice(0, -1)
      .flatMap((part) =>
        Array.from(part.querySelectorAll('li, tr'), (line) => line.textContent?.trim() ?? ''),
      )
      .filter((line) => !/mm above/.test(line))
      .map((line) => line.replace(/, (steady|moving)$/, '').replace(/\s+/g, ' '))
      .join('\n'),
  );
}

/** Reloads all pages at once. Each shows the same position afterwards. */
export async function reload(...pages: readonly Page[]): Promise<void> {
  const before = await Promise.all(pages.map(told));
  expect(before.every((words) => words.length > 0)).toBe(true);
  await Promise.all(pages.map((page) => page.reload()));
  for (const [at, page] of pages.entries()) await expect.poll(() => told(page)).toBe(before[at]);
}

/** A host, a friend at the other chair, and somebody who watches. */
export async function company(
  newPerson: (options?: object) => Promise<Page>,
  game: string,
  options: Readonly<Record<string, string>>,
  look: object = {},
): Promise<readonly [Page, Page, Page]> {
  const host = await newPerson(look);
  await openTable(host, game, [me, link], options);
  const friend = await newPerson({ ...PHONE, ...look });
  await sitDown(host, friend);
  const watcher = await newPerson(look);
  await watcher.goto(host.url());
  await expect(twin(watcher)).toBeAttached();
  return [host, friend, watcher];
}
