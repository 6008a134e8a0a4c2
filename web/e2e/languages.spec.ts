/** A first visit in each language: the right page comes, with one language's words and only the letters it shows. */
import type { Page, Response } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';

const LOCALES = join(import.meta.dirname, '../../locales');
const LIMIT_BYTES = 120_000;

/** What browsers ask for beside the plain codes, and what they get. */
const OTHERS = {
  no: 'nb',
  nn: 'nb',
  'pt-BR': 'pt',
  'es-MX': 'es',
  'es-419': 'es',
  iw: 'he',
  zh: 'en',
};
const asked = [...readdirSync(LOCALES).map((code) => [code, code] as const), ...Object.entries(OTHERS)];

/** The fonts beside Latin, which every page may show. */
const FONTS: Readonly<Record<string, string>> = {
  ar: 'rubik-arabic',
  he: 'rubik-hebrew',
  el: 'geologica-greek',
  bg: 'rubik-cyrillic',
  ru: 'rubik-cyrillic',
  uk: 'rubik-cyrillic',
};

/** A plain message of a language. */
function wordOf(code: string, id: string): string {
  const text = readFileSync(join(LOCALES, code, 'app.ftl'), 'utf8');
  const [, word] = new RegExp(`^${id} = (.*)$`, 'm').exec(text) ?? [];
  if (!word) throw new Error(`${code} has no ${id}`);
  return word;
}

const fileOf = (response: Response) => new URL(response.url()).pathname.split('/').at(-1) ?? '';

/** Opens the home page for the first time and checks what came. */
async function firstVisit(page: Page, code: string): Promise<number> {
  const loaded: Response[] = [];
  page.on('response', (response) => loaded.push(response));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  await expect(page.locator('html')).toHaveAttribute('dir', ['ar', 'he'].includes(code) ? 'rtl' : 'ltr');
  await expect(page.getByRole('button', { name: wordOf(code, 'home-play') }).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);

  const files = loaded.map(fileOf);
  const words = files.filter((file) => /^[a-z]{2}-[\w-]{8}\.js$/.test(file));
  expect(words.map((file) => file.slice(0, 2))).toEqual([code]);

  const fonts = files.filter((file) => file.endsWith('.woff2')).map((file) => file.split('-wght')[0]);
  const own = FONTS[code] ?? 'rubik-latin';
  expect(fonts).toContain(own);
  expect(['rubik-latin', 'rubik-latin-ext', own]).toEqual(expect.arrayContaining(fonts));

  const counted = loaded
    .map((response) => response.request())
    .filter((request) => ['document', 'script', 'stylesheet'].includes(request.resourceType()));
  const sizes = await Promise.all(counted.map(async (request) => (await request.sizes()).responseBodySize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('each browser gets the page in its language, with these words and letters alone', async ({
  newPerson,
}) => {
  test.slow(); // thirty-three browsers, one after another
  for (const [locale, code] of asked)
    await test.step(`${locale}: ${code}`, async () => {
      const page = await newPerson({ locale });
      const bytes = await firstVisit(page, code);
      test.info().annotations.push({ type: locale, description: `${bytes} bytes` });
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThan(LIMIT_BYTES);
      await page.context().close();
    });
});

test('the menu begins with the languages of the browser and says whether a native speaker has read them', async ({
  newPerson,
}) => {
  const page = await newPerson({ locale: 'en-GB' });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'languages', { get: () => ['en-GB', 'el', 'nn'] }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const menu = page.getByRole('combobox', { name: 'Language' });
  await expect(menu.getByRole('option')).toHaveCount(readdirSync(LOCALES).length);
  expect((await menu.getByRole('option').allTextContents()).slice(0, 4)).toEqual([
    'English',
    'Ελληνικά',
    'Norsk bokmål',
    'Français',
  ]);
  const dialog = page.getByRole('dialog');
  await expect(dialog).not.toContainText('native speaker');
  await expect(dialog.getByRole('link', { name: 'Suggest a better text' })).toBeVisible();
});

test('the settings lead to the licences of the software in the page', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('link', { name: 'Open-source licences' }).click();
  await expect((await opening).locator('body')).toContainText('three 0.');
});

test('a reader finds a text and sends a better one', async ({ newPerson }) => {
  const page = await newPerson({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Suggest a better text' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Better texts' })).toBeVisible();
  await page.getByRole('searchbox').fill('arcade block');
  await page.getByRole('button', { name: /home-motto/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Send by mail' })).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Your text' }).fill('The arcade of blocks');
  const mail = await dialog.getByRole('link', { name: 'Send by mail' }).getAttribute('href');
  const body = new URL(mail ?? '').searchParams.get('body') ?? '';
  expect(body.split('\r\n')).toEqual(
    expect.arrayContaining([
      'language: en',
      'key: home-motto',
      'The block-game arcade',
      'The arcade of blocks',
    ]),
  );
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(body.replaceAll('\r\n', '\n'));
});
