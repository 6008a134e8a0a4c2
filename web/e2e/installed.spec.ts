/** Blockcade as people install it: a wheel built from the source package, in an environment with nothing else. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bot, expectLaid, layByText, me, openTable, openTwin } from './blokus';
import { test as base } from './fixtures';
import { Server } from './server';

const root = fileURLToPath(new URL('../../', import.meta.url));

const test = base.extend<object, { python: string }>({
  python: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'blockcade-installed-'));
      const made = execFileSync(join(root, '.venv/bin/python'), [
        join(root, 'scripts/installed_venv.py'),
        join(folder, 'made'),
      ]);
      await use(made.toString().trim());
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  server: async ({ python }, use) => {
    // An empty home, and no compiler, Node or other tool on the path.
    const home = join(dirname(python), 'home');
    mkdirSync(home, { recursive: true });
    const server = new Server([], python, { HOME: home, PATH: dirname(python) });
    await server.start();
    await use(server);
    await server.stop();
  },
});

test('an installed wheel serves its page, and a person plays a move against a bot', async ({ page }) => {
  await openTable(page, [me, bot]);
  await openTwin(page);
  await layByText(page);
  await expectLaid(page, 6); // five squares at most are ours: the bot has answered
});
