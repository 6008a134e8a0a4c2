/** What every journey starts with: a server of its own, and pages that complain loudly. */
import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { Server } from './server';

interface Fixtures {
  /** Where luck comes from; empty: as it comes. */
  seed: string;
  server: Server;
  /** Another person with another browser: own cookies, own settings. */
  newPerson: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  seed: ['', { option: true }],
  server: async ({ seed }, use) => {
    const server = new Server(seed ? ['--seed', seed] : []);
    await server.start();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
  newPerson: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', ...options });
      contexts.push(context);
      const page = await context.newPage();
      complainLoudly(page);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** An error in the page is an error of the journey, and so is anything that the page's own policy forbids. */
function complainLoudly(page: Page): void {
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) throw new Error(message.text());
  });
}

export { expect } from '@playwright/test';
