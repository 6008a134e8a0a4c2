/**
 * The documentation site in a real browser: no page asks another host, nothing is wider than the window, the search
 * finds, Hebrew runs right to left. `make docs-look` builds and looks; with PICTURES=<folder> it keeps pictures.
 */
import { createServer, type Server } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect, test as base } from '../e2e/fixtures';

const site = fileURLToPath(new URL('../../site/', import.meta.url));
const folder = process.env.PICTURES;
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** What a page tried to get from elsewhere, or could not get from here. */
interface Visit {
  page: Page;
  refused: string[];
  missing: string[];
}

const test = base.extend<{ address: string; visit: (options?: BrowserContextOptions) => Promise<Visit> }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures this one needs
  address: async ({}, use) => {
    const server = await serve();
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    server.close();
    server.closeAllConnections();
  },
  baseURL: async ({ address }, use) => use(address),
  visit: async ({ browser, address }, use) => {
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: address, ...options });
      const refused: string[] = [];
      const missing: string[] = [];
      await context.route(
        (url) => !url.href.startsWith(address) && !/^(data|blob):$/.test(url.protocol),
        (route) => {
          refused.push(route.request().url());
          return route.abort();
        },
      );
      context.on('response', (response) => {
        if (response.status() >= 400) missing.push(response.url());
      });
      return { page: await context.newPage(), refused, missing };
    });
  },
});

async function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    void answer(new URL(request.url ?? '/', 'http://site').pathname).then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return server;
}

async function answer(path: string): Promise<{ status: number; type: string; body: Buffer }> {
  let file = join(site, normalize(decodeURIComponent(path)));
  try {
    if ((await stat(file)).isDirectory()) file = join(file, 'index.html');
    return {
      status: 200,
      type: TYPES[extname(file)] ?? 'application/octet-stream',
      body: await readFile(file),
    };
  } catch {
    return { status: 404, type: 'text/plain', body: Buffer.from('not found') };
  }
}

const PAGES = [
  '',
  'play/',
  'play/en/blokus/',
  'play/he/blackout/',
  'research/',
  'security/',
  'api/match/',
  'adr/',
];
const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const WINDOWS: [name: string, options: BrowserContextOptions][] = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
  ['dark', { ...DESKTOP, colorScheme: 'dark' }],
  ['phone-dark', { ...PHONE, colorScheme: 'dark' }],
];

for (const [name, options] of WINDOWS) {
  test(`every page stands by itself: ${name}`, async ({ visit }) => {
    const { page, refused, missing } = await visit(options);
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(wide), path).toBeLessThanOrEqual(0);
      const background = () => getComputedStyle(document.body).backgroundColor;
      const [red = '0'] = /\d+/.exec(await page.evaluate(background)) ?? [];
      expect(Number(red) < 128, path).toBe(options.colorScheme === 'dark');
      for (const picture of await page.locator('article img').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      }
      await page.evaluate(() => scrollTo(0, 0));
      if (folder) await page.screenshot({ path: `${folder}/${name}-${path.replaceAll('/', '-')}.png` });
    }
    expect(refused).toEqual([]);
    expect(missing).toEqual([]);
  });
}

test('the search answers from the site alone', async ({ visit }) => {
  const { page, refused, missing } = await visit(DESKTOP);
  await page.goto('');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(async () => {
    if (!(await field.isVisible())) await page.keyboard.press('/'); // heard once the page's script runs
    await expect(field).toBeVisible({ timeout: 2000 });
  }).toPass();
  await field.fill('perft');
  const found = page.getByRole('option', { name: 'perft' });
  await expect(found.first()).toBeVisible();
  await found.first().click();
  await expect(page).toHaveURL(/api\/position\/.*perft/);
  expect(refused).toEqual([]);
  expect(missing).toEqual([]);
});

test('Hebrew runs right to left, on a phone too', async ({ visit }) => {
  for (const options of [DESKTOP, PHONE]) {
    const { page } = await visit(options);
    await page.goto('play/he/blackout/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'he');
    const direction = () => getComputedStyle(document.querySelector('article') ?? document.body).direction;
    expect(await page.evaluate(direction)).toBe('rtl');
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await page.evaluate(direction)).toBe('ltr');
  }
});
