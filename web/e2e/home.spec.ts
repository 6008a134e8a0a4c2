/** The home page shows the server's games in the server's order, also games that this page has no folder for. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { overflow } from './tables';

const SIZES = [
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 800],
  [360, 640],
  [640, 360],
  [844, 390],
] as const;

interface Listed {
  key: string;
  [fact: string]: unknown;
}

/** A game from an installed package: no texts, no picture, no rules in this page. */
const fromOutside = {
  key: 'noughts',
  players: [2],
  usual_players: 2,
  minutes: 3,
  age: 0,
  ages_of_options: {},
  solo_options: null,
  front_options: [],
  takeback: true,
  is_race: false,
  has_hidden: false,
  has_luck: false,
  has_gravity: false,
  is_from_outside: true,
  names: {},
  pitches: {},
  option_names: {},
  picture: '',
  options: [
    { key: 'size', values: ['three', 'four'], default: 'three', per_seat: false, players: [], withheld: [] },
  ],
  bots: ['easy'],
  scale: ['easy'],
  old_levels: {},
  adapting_levels: [],
  characters: [],
  first_level: 'easy',
  bot_seconds: {},
  analysis: false,
  lessons: [],
  lessons_withheld: false,
};

/** Replaces the server's answer by a changed one. */
async function answerGames(page: Page, change: (games: Listed[]) => Listed[]): Promise<void> {
  await page.route('**/api/games', async (route) => {
    const games = (await (await route.fetch()).json()) as Listed[];
    await route.fulfill({ json: change(games) });
  });
}

function missingWords(page: Page): string[] {
  const missing: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('no text for')) missing.push(message.text());
  });
  return missing;
}

const names = (page: Page) => page.getByRole('region').getByRole('heading', { level: 2 });

test('games stand in the order of the server, a game from outside under its key', async ({ newPerson }) => {
  const page = await newPerson();
  const missing = missingWords(page);
  await answerGames(page, (games) => [...games.reverse(), fromOutside]);
  await page.goto('/');
  await expect(names(page)).toHaveText(['Block Out!', 'BlockYou!', 'Blackout', 'Blokus', 'noughts']);
  const outside = page.getByRole('region', { name: 'noughts' });
  await expect(outside).toContainText(/\D2\W? players/);
  await expect(outside).toContainText(/about \W?3\W? minutes/);
  await expect(outside.getByRole('link', { name: 'How it is played' })).toHaveCount(0);

  await outside.getByRole('link', { name: 'With friends' }).click();
  await expect(page.getByRole('heading', { name: /A table of \W?noughts/ })).toBeVisible();
  await page.getByText('House rules').click();
  await page.getByText('four', { exact: true }).click();
  await expect(page.getByText(/\(\W?1\W? changed\)/)).toBeVisible();

  await page.goto('/rules/noughts');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  expect(missing).toEqual([]);
});

test('facts of a game are what the server says', async ({ newPerson }) => {
  const page = await newPerson();
  await answerGames(page, ([first]) => [
    { ...first, key: first?.key ?? '', players: [2, 3, 7], minutes: 99, usual_players: 3 },
  ]);
  await page.goto('/');
  await expect(names(page)).toHaveText(['Blokus']);
  const game = page.getByRole('region', { name: 'Blokus' });
  await expect(game).toContainText(/2–7\W? players/);
  await expect(game).toContainText(/about \W?99\W? minutes/);
  await expect(game).toContainText('You against two bots');
});

test('while the server thinks, places are kept; when it does not answer, games are there and say why', async ({
  newPerson,
}) => {
  const page = await newPerson();
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/games', async (route) => {
    await asked;
    await route.abort();
  });
  await page.goto('/');
  await expect(page.locator('.place')).toHaveCount(4);
  const before = await page.locator('.shelf').boundingBox();
  answer();
  await expect(names(page)).toHaveCount(4);
  const after = await page.locator('.shelf').boundingBox();
  expect({ x: after?.x, y: after?.y, width: after?.width }).toEqual({
    x: before?.x,
    y: before?.y,
    width: before?.width,
  });
  await page.getByRole('region', { name: 'Blokus' }).getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('alert')).toHaveText('No connection');
});

test('all games are in sight without scrolling, on a desk and on a phone, in long languages too', async ({
  newPerson,
}) => {
  for (const locale of ['en-GB', 'de-DE', 'el-GR', 'hu-HU', 'ru-RU', 'ar-EG']) {
    const page = await newPerson({ locale });
    await page.goto('/');
    await expect(names(page)).toHaveCount(4);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => overflow(page), `${locale} at ${width} by ${height}`).toEqual([0, 0]);
    }
    await page.context().close();
  }
});
