/** The fixtures of every journey: a server of its own, and pages whose errors fail the journey. */
import { createHash } from 'node:crypto';
import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { UNCAUGHT } from './reporter';
import { Server } from './server';

interface Fixtures {
  /** The seed of all random draws; empty: one made of the journey's title, so that a failure can be repeated. */
  seed: string;
  server: Server;
  /** Every error that a page of this journey did not catch; the journey fails if there is one at its end. */
  uncaught: readonly string[];
  /** Another person with another browser: own cookies, own settings. */
  newPerson: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  seed: ['', { option: true }],
  server: async ({ seed }, use, { title }) => {
    const server = new Server(['--seed', seed || seedOf(title)]);
    await server.start();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
  uncaught: [
    async ({ browser }, use) => {
      const errors: string[] = [];
      // All contexts are made by this method, that of Playwright's own `page` included. Errors are collected, because
      // one thrown in a listener belongs to no test: it may be lost, or fail another journey.
      const newContext = browser.newContext;
      browser.newContext = async (options) => {
        const context = await newContext.call(browser, options);
        watch(context, errors);
        return context;
      };
      await use(errors);
      browser.newContext = newContext;
      if (errors.length > 0) throw new Error(`${UNCAUGHT}:\n${errors.join('\n')}`);
    },
    { auto: true },
  ],
  newPerson: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', ...options });
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** `JOURNEY_LUCK=another` tries all journeys with other cards and dice. */
const seedOf = (title: string) =>
  createHash('sha256')
    .update(`${process.env.JOURNEY_LUCK ?? ''}${title}`)
    .digest('hex');

/** Collects uncaught errors and rejections of every page and popup, and violations of the page's own policy. */
function watch(context: BrowserContext, errors: string[]): void {
  context.on('weberror', (event) => {
    const error = event.error();
    errors.push(`${event.page()?.url() ?? 'a page'}: ${error.stack ?? error.message}`);
  });
  context.on('console', (message) => {
    const text = message.text();
    const isUncaught = message.type() === 'error' && text.startsWith('Uncaught');
    if (isUncaught || text.includes('Content Security Policy')) errors.push(text);
  });
}

export { expect } from '@playwright/test';
