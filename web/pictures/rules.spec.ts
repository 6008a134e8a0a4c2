/** The pictures of the documentation's pages "How to play": those of the app's own pages of rules. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../e2e/fixtures';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}docs/pictures/play/`;
const SOFTWARE = ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

test.use({ launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: SOFTWARE } });

/** The parts of a game's rules that have a picture, with their captions, in the order of the page. */
function captions(game: string): [part: string, caption: string][] {
  const texts = readFileSync(`${root}locales/en/rules-${game}.ftl`, 'utf8');
  const found = texts.matchAll(new RegExp(`^rules-${game}-([\\w-]+)-picture = (.*)$`, 'gm'));
  return [...found].map(([, part = '', caption = '']) => [part, caption]);
}

for (const game of ['blokus', 'blockout', 'blockyou', 'blackout']) {
  test(game, async ({ newPerson }) => {
    test.setTimeout(240_000);
    const page = await newPerson({ viewport: { width: 900, height: 900 }, deviceScaleFactor: 2 });
    await page.goto(`/rules/${game}`);
    const figures = page.locator('article figure');
    const wanted = captions(game);
    await expect(figures).toHaveCount(wanted.length);
    for (const [index, [part, caption]] of wanted.entries()) {
      const figure = figures.nth(index);
      await expect(figure.locator('figcaption')).toHaveText(caption);
      const board = figure.locator('> :first-child');
      await board.scrollIntoViewIfNeeded();
      await page.waitForTimeout(2500); // a tower is drawn by software, and has to come to rest
      await board.screenshot({ path: `${folder}${game}-${part}.png`, animations: 'disabled' });
    }
  });
}
