/** A journey fails when one of its pages has an uncaught error: each of these must fail, and declares it first. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Fails in the page, a moment after this call is over. */
async function failLater(page: Page, how: 'error' | 'rejection'): Promise<void> {
  const failed = page.context().waitForEvent('weberror');
  await page.evaluate((way) => {
    setTimeout(() => {
      if (way === 'error') throw new Error('on purpose');
      void Promise.reject(new Error('on purpose'));
    });
  }, how);
  await failed;
}

for (const how of ['error', 'rejection'] as const) {
  test(`an uncaught ${how} of the ordinary page fails the journey`, async ({ page }) => {
    test.fail();
    await page.goto('/');
    await failLater(page, how);
  });
}

test('an uncaught error of another person fails the journey', async ({ newPerson }) => {
  test.fail();
  const person = await newPerson();
  await person.goto('/');
  await failLater(person, 'error');
});

test('an uncaught error of a popup in a context of its own fails the journey', async ({
  browser,
  baseURL,
}) => {
  test.fail();
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await page.goto('/');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/', '_blank')),
  ]);
  await popup.waitForLoadState();
  await failLater(popup, 'error');
  await context.close();
});

test('an error that the page handles does not', async ({ page, uncaught }) => {
  await page.goto('/');
  await page.evaluate(() => {
    try {
      throw new Error('handled');
    } catch (error) {
      console.error(error);
    }
  });
  expect(uncaught).toEqual([]);
});
