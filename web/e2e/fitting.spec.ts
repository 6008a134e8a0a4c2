/** Every page in every language at three sizes: no text is cut, sticks out or lies on another, no target is small. */
import type { Page } from '@playwright/test';
import { languages } from '../src/lib/words/languages';
import { expect, test } from './fixtures';
import { misfits, paintNoTowers, pretendLanguages, type Spoken } from './fitting';

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const MOST_SHOWN = 40;

interface Found extends Spoken {
  page: string;
  width: number;
}

async function measure(page: Page, name: string, close?: string): Promise<Found[]> {
  await page.waitForLoadState('networkidle'); // all parts of the page are here
  const codes = [...languages.map(({ code }) => code), 'en'];
  const found: Found[] = [];
  // Sizes first: a board is laid out anew for each, not for each language.
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const here = await misfits(page, codes, close);
    found.push(...here.map((misfit) => ({ ...misfit, page: name, width: size.width })));
  }
  return found;
}

function expectNone(found: readonly Found[]): void {
  const worst = [...found].sort((a, b) => b.by - a.by).slice(0, MOST_SHOWN);
  const rows = worst.map(
    ({ page, language, width, kind, by, where, text }) =>
      `${page} · ${language} · ${width} · ${kind} by ${by} px · ${where} · ${text}`,
  );
  process.stdout.write(`${[`${found.length} misfits`, ...rows].join('\n')}\n`);
  expect(found).toEqual([]);
}

const gamesOf = async (page: Page) =>
  ((await (await page.request.get('/api/games')).json()) as { key: string }[]).map(({ key }) => key);

test('home, settings, set-up and rules fit in every language', async ({ newPerson }) => {
  test.setTimeout(900_000); // hundreds of measures, beside other tests
  const page = await newPerson({ reducedMotion: 'reduce' });
  await pretendLanguages(page);
  await paintNoTowers(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const found = await measure(page, 'home');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  found.push(...(await measure(page, 'settings')));
  for (const key of await gamesOf(page))
    for (const address of [`/new/${key}`, `/rules/${key}`]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      found.push(...(await measure(page, address)));
    }
  for (const address of ['/learn', '/puzzles']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    found.push(...(await measure(page, address)));
  }
  expectNone(found);
});

test('a lesson of each game fits in every language', async ({ newPerson }) => {
  test.setTimeout(900_000); // hundreds of measures, beside other tests
  const page = await newPerson({ reducedMotion: 'reduce' });
  await pretendLanguages(page);
  await paintNoTowers(page);
  const found: Found[] = [];
  for (const key of await gamesOf(page)) {
    await page.goto(`/learn/${key}/basics`);
    await expect(page.getByRole('main')).toBeVisible();
    // Beside the sentence of a lesson the spaces of cards are smaller, too.
    found.push(...(await measure(page, `lesson of ${key}`, '.slot, .space')));
  }
  expectNone(found);
});

test('a table in play and at its end fits in every language', async ({ newPerson }) => {
  test.setTimeout(900_000); // hundreds of measures, beside other tests
  const page = await newPerson({ reducedMotion: 'reduce' });
  await pretendLanguages(page);
  await paintNoTowers(page);
  const found: Found[] = [];
  for (const key of await gamesOf(page)) {
    const seats = [
      { sitter: 'me', name: 'Maximiliane-Alexandra 12' },
      { sitter: 'here', name: 'Konstantinos Papadopoulo' },
    ];
    const answer = await page.request.post('/api/tables', { data: { game: key, seats } });
    const { table } = (await answer.json()) as { table: string };
    await page.goto(`/t/${table}`);
    await expect(page.getByRole('button', { name: 'Play by text' })).toBeAttached();
    found.push(...(await measure(page, `${key} in play`)));
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('button', { name: 'Yes, give up' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Play again' })).toBeVisible();
    found.push(...(await measure(page, `${key} at its end`)));
  }
  expectNone(found);
});

test('the measure sees texts that are cut, wide or on each other, and small targets', async ({
  newPerson,
}) => {
  const page = await newPerson();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await misfits(page)).toEqual([]);
  await page.evaluate(() => {
    const add = (tag: string, style: string, text: string) => {
      const element = document.createElement(tag);
      element.style.cssText = style;
      element.textContent = text;
      document.body.append(element);
    };
    const long = 'a text that does not fit into its box at all';
    add('p', 'inline-size:80px;white-space:nowrap;overflow:hidden', long);
    add('p', 'inline-size:80px;white-space:nowrap', long);
    add('button', 'inline-size:20px;block-size:20px', 'x');
    add('p', 'position:fixed;inset:100px auto auto 100px', 'one text');
    add('p', 'position:fixed;inset:100px auto auto 100px', 'another');
    const card = document.createElement('div');
    card.className = 'card';
    card.style.inlineSize = '60px';
    card.innerHTML = '<p style="inline-size:200px">too wide for its card</p>';
    document.body.append(card);
    const seat = document.createElement('button');
    seat.style.cssText = 'inline-size:100px;block-size:60px';
    seat.innerHTML = '<bdi>Maximiliane Alexandra</bdi>';
    document.body.append(seat);
  });
  const found = await misfits(page);
  const kinds = new Set(found.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['cut', 'high', 'lines', 'overlapping', 'small', 'wide']);
  expect(found).toContainEqual(expect.objectContaining({ kind: 'wide', text: 'too wide for its card' }));
});

test('each language is measured with its own texts', async ({ newPerson }) => {
  const page = await newPerson();
  await pretendLanguages(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':lang(de) h2 { inline-size: 20px; white-space: nowrap; overflow: hidden }');
    document.adoptedStyleSheets.push(sheet);
  });
  const found = await misfits(page, ['fr', 'de', 'en']);
  expect(new Set(found.map(({ language, kind }) => `${kind} in ${language}`))).toEqual(
    new Set(['cut in de']),
  );
  await misfits(page, ['de']);
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  const texts = headings.map((heading) => heading.trim().slice(0, 60));
  for (const { text } of found) expect(texts).toContain(text);
});
