/** The picture of the README that needs three dimensions, drawn by software. */
import { fileURLToPath } from 'node:url';
import { test } from '../e2e/fixtures';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});

test('blockout', async ({ newPerson }) => {
  test.setTimeout(240_000);
  const page = await newPerson({ viewport: { width: 1280, height: 800 } });
  const seats = ['Oak', 'Maple', 'Cherry'].map((name) => ({ sitter: 'bot', level: 'champion', name }));
  const answer = await page.request.post('/api/tables', {
    data: { game: 'blockout', seats, options: { starter: '0' } },
  });
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`/t/${table}`);
  // A block on its way to a tower of four or more.
  await page
    .getByText(/^[4-7]\/9$/)
    .first()
    .waitFor({ timeout: 200_000 });
  await page
    .getByText(/places the/)
    .first()
    .waitFor();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${folder}blockout.png` });
});
