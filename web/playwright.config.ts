/** Journeys through a real server in a real browser. */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './e2e',
  workers: 2,
  fullyParallel: true, // so that no worker is left with all of a long file
  // Generous, for machines that do other things as well, as `make test` does: a journey is about what happens, not how fast.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  // CI shares its cores with others: a journey that a stall broke gets one more attempt and is listed as flaky. An
  // uncaught error in a page fails the run at the first attempt.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['list'], ['./e2e/reporter.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
    screenshot: 'only-on-failure', // not a trace: it would photograph the whole board at every step
  },
});
