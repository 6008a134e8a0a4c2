/** The rules of the moment: open them, come from a refusal to its passage, hear the coach, see the goal go. */
import type { Page } from '@playwright/test';
import { layByText } from './blokus';
import { blackoutSeed } from './dice';
import { expect, test } from './fixtures';
import { openTable, openTwin, overflow, PHONE, twin, twinMoves, type Seat } from './tables';

const SMALL = { ...PHONE, viewport: { width: 360, height: 640 } };
const me: Seat = { sitter: 'me' };
const here: Seat = { sitter: 'here' };
const bot = (level: string): Seat => ({ sitter: 'bot', level });

const panel = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('.now') });
const now = (page: Page) => panel(page).locator('.now');
const passage = (page: Page) => panel(page).locator('[data-passage]');
const line = (page: Page) => page.locator('main .line');
const goal = (page: Page) => line(page).locator('.goal');
const open = (page: Page) => page.locator('[data-act=moment]').click();

/** The panel says these words, and its passage is this one. */
async function expectMoment(page: Page, words: RegExp, clause: string): Promise<void> {
  await expect(now(page)).toHaveText(words);
  await expect(passage(page)).toHaveAttribute('data-passage', clause);
}

test('Blokus: the first piece, then corners; the start corners are lit', async ({ newPerson }) => {
  const page = await newPerson();
  await openTable(page, 'blokus', [me, here]);
  await expect(goal(page)).toHaveText(/corner to corner/);
  await page.keyboard.press('i');
  await expectMoment(page, /must cover a corner.*\D4\D* corners are still free/, 'begin');
  await expect(page.locator('svg .anchors').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('svg .anchors')).toHaveCount(0);
  for (let turn = 0; turn < 4; turn++) await layByText(page);
  await twin(page).getByRole('button', { name: 'Close' }).click();
  await open(page);
  await expectMoment(page, /touch your own colour at a corner/, 'corner');
  // The rest of the rules, at this passage, over the table; closing them leads back to the game.
  await panel(page).getByRole('link', { name: 'Read on in the rules' }).click();
  const asked = page.locator('#rule-corner');
  await expect(asked).toBeInViewport();
  await expect(asked).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/t\//);
});

test('a passage has an address of its own', async ({ newPerson }) => {
  const page = await newPerson(SMALL);
  await page.goto('/rules/blackout#undo-about');
  await expect(page.locator('#rule-undo-about')).toBeInViewport();
  await page.goto('/rules/blockout#advanced');
  await expect(page.locator('#rule-advanced')).toBeInViewport();
});

test.describe('Blackout', () => {
  test.use({ seed: blackoutSeed() });
  test('roll first, then call', async ({ newPerson }) => {
    const page = await newPerson(SMALL);
    await openTable(page, 'blackout', [me, here], { starter: '0' });
    await open(page);
    await expectMoment(page, /Send the dice down the slide first/, 'roll');
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await openTwin(page);
    await twinMoves(page).filter({ hasText: 'Roll' }).click();
    await expect(page.getByRole('button', { name: /BLACKOUT/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('i');
    await expectMoment(page, /call BLACKOUT/, 'dark');
    expect(await overflow(page)).toEqual([0, 0]);
  });
});

test('Blackout: the spaces for the roll are lit, and a refusal leads to its passage', async ({
  newPerson,
}) => {
  const page = await newPerson();
  await openTable(page, 'blackout', [me, here], { starter: '0' });
  await expect(page.getByRole('button', { name: 'Roll', exact: true }).last()).toBeVisible();
  await page.keyboard.press('r');
  const tokens = page.locator('[data-token]:not([data-lost])');
  await expect(tokens.first()).toBeVisible();
  await open(page);
  await expectMoment(page, /Still to place/, 'roll');
  await expect(page.locator('[data-space].in-light').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.in-light')).toHaveCount(0);
  // A number on another one: the words over the space open the passage.
  await tokens.first().click();
  await page.locator('.space:not(.lit):not(.free)').first().click();
  const words = page.locator('.refusal');
  await expect(words).toBeVisible();
  await words.click();
  await expect(passage(page)).toHaveAttribute('data-passage', 'roll');
  await expect(panel(page).getByRole('heading')).not.toHaveText('Rules for this moment');
});

test('BlockYou!: ready, then lay; only the own card is lit', async ({ newPerson }) => {
  const page = await newPerson(SMALL);
  await openTable(page, 'blockyou', [me, bot('family')]);
  await open(page);
  await expectMoment(page, /Say that you are ready/, 'begin');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await expect(page.locator('[data-hand="own"]:enabled')).toBeVisible();
  await open(page);
  await expect(now(page)).toHaveText(
    /Lay your card on parts of two cards|three, two, one|out of this round/i,
  );
  await expect(page.locator('.in-light:not([data-hand="own"])')).toHaveCount(0);
  expect(await overflow(page)).toEqual([0, 0]);
});

test('Block Out!: the cards that can be played are lit, and after a card the hand has rules', async ({
  newPerson,
}) => {
  const page = await newPerson(SMALL);
  await openTable(page, 'blockout', [me, here], { towerModel: 'statics', starter: '0' });
  await page.getByRole('button', { name: /^Show/ }).click();
  await open(page);
  await expectMoment(page, /first block of a tower stands on the building site/, 'turn');
  await expect(page.locator('[data-card].in-light').first()).toBeVisible();
  // The panel does not cover the cards.
  const [box, card] = await Promise.all([
    panel(page).boundingBox(),
    page.locator('.in-light').first().boundingBox(),
  ]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(card?.y ?? 0);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await openTwin(page);
  await twinMoves(page)
    .filter({ hasText: /take the/ })
    .first()
    .click();
  await twin(page).getByRole('button', { name: 'Close' }).click();
  await open(page);
  await expect(now(page)).not.toHaveText(/first block of a tower/);
});

test('a spectator hears whose turn it is', async ({ newPerson }) => {
  const [page, watcher] = [await newPerson(), await newPerson()];
  await openTable(page, 'blokus', [me, bot('1')]);
  await watcher.goto(page.url());
  await open(watcher);
  await expectMoment(watcher, /^Now playing: .*(blue|yellow|red|green)/, 'begin');
  await expect(line(watcher).getByRole('button')).toHaveCount(0);
});

test('Blokus on a phone: a refusal, why, and its passage; nothing moves', async ({ newPerson }) => {
  const page = await newPerson(SMALL);
  await openTable(page, 'blokus', [me, here]);
  // Put a piece into the middle of the empty board: that is no corner.
  const piece = page.locator('[data-piece]').first();
  const board = page
    .getByRole('img')
    .filter({ has: page.locator('.hollows') })
    .first();
  const box = await board.boundingBox();
  if (!box) throw new Error('no board');
  await piece.tap();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const words = page.getByRole('button', { name: /^Why\? .*corner/i }).and(page.locator('main button'));
  await expect(words).toBeVisible();
  const before = await words.boundingBox();
  await words.tap();
  await expect(panel(page).getByRole('heading')).toHaveText(/corner/i);
  await expect(passage(page)).toBeVisible();
  await expect(passage(page)).toHaveAttribute('data-passage', 'begin');
  expect(await words.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(words, 'the piece is still held').toBeVisible();
});

test('the coach speaks in the first games, and is switched off in the line or in the settings', async ({
  newPerson,
}) => {
  const page = await newPerson(SMALL);
  await openTable(page, 'blokus', [me, bot('1')]);
  await line(page).getByRole('button', { name: 'No, thanks' }).click(); // on a phone the offer hides the goal
  const box = await page.locator('main svg').first().boundingBox();
  await expect(goal(page)).toBeVisible();
  await layByText(page);
  await expect(line(page).locator('.note')).toHaveText(/From now on every piece must touch this colour/);
  await twin(page).getByRole('button', { name: 'Close' }).click();
  expect(await page.locator('main svg').first().boundingBox(), 'nothing has moved').toEqual(box);
  await line(page).getByRole('button', { name: 'Switch the coach off' }).click();
  await expect(line(page).locator('.note')).toHaveText('');
  await expect(goal(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  const coach = page.getByRole('switch', { name: /^Coach/ });
  await expect(coach).not.toBeChecked();
  await coach.press('Space');
  await expect(coach).toBeChecked();
  await page.reload();
  await expect(line(page).getByRole('button', { name: 'Switch the coach off' })).toBeVisible();
});

test('the goal of the game is said until the first game is finished', async ({ newPerson }) => {
  const page = await newPerson();
  await openTable(page, 'blackout', [me, here]);
  await expect(goal(page)).toHaveText(/Five cards win/);
  await page.keyboard.press('o');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Player \S*1/ })
    .click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Yes, give up' }).click();
  await expect(page.getByRole('dialog').filter({ hasText: /won|win/i })).toBeVisible();
  await openTable(page, 'blackout', [me, here]);
  await expect(line(page)).toBeVisible();
  await expect(goal(page)).toHaveCount(0);
  await openTable(page, 'blokus', [me, here]);
  await expect(goal(page)).toBeVisible();
});

test('in Hebrew on a phone the panel lies in the page, and Escape gives the focus back', async ({
  newPerson,
}) => {
  const page = await newPerson({ ...SMALL, locale: 'he-IL' });
  await openTable(page, 'blokus', [me, here]);
  const button = page.locator('[data-act=moment]');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(panel(page)).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const box = await panel(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 360 && box.y + box.height <= 640).toBe(true);
  expect(await overflow(page)).toEqual([0, 0]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});
