/** A reload in each phase of a turn of every game: the page comes back whole, for actors and watchers, and play goes on. */
import type { Page } from '@playwright/test';
import { layByText, pieceButtons } from './blokus';
import { blackoutSeed } from './dice';
import { expect, test } from './fixtures';
import { lay, ready, scene } from './race';
import { company, reload, told } from './reloading';
import { openTable, openTwin, PHONE, sitDown, twin, twinMoves, type Seat } from './tables';

const me: Seat = { sitter: 'me' };
const link: Seat = { sitter: 'link' };

test('Blokus: before a piece is taken, with one in the hand, with one on the board, and in the other’s turn', async ({
  newPerson,
}) => {
  const pages = await company(newPerson, 'blokus', { starter: '0' });
  const [host, friend] = pages;
  await reload(...pages);
  const first = host.locator('[data-piece]').first();
  await first.focus();
  await host.keyboard.press('Enter');
  await reload(host);
  await host.locator('[data-piece]').first().focus();
  await host.keyboard.press('Enter');
  await host.keyboard.press('n'); // shown where it fits, not yet placed
  await reload(...pages);
  await layByText(host);
  await openTwin(friend);
  await expect(pieceButtons(friend).first()).toBeVisible();
  await reload(...pages);
  await layByText(friend);
  await openTwin(host);
  await expect(pieceButtons(host).first()).toBeVisible();
});

test.describe('with a BLACKOUT in the first roll', () => {
  test.use({ seed: blackoutSeed() });

  test('Blackout: before the roll, when everybody may call, and with each chip in the hand', async ({
    newPerson,
  }) => {
    const pages = await company(newPerson, 'blackout', { starter: '0' });
    const [host, friend] = pages;
    await reload(...pages);
    await host.getByRole('button', { name: 'Roll' }).first().click();
    const call = (page: Page) => page.getByRole('button', { name: 'BLACKOUT!' });
    for (const page of [host, friend]) await expect(call(page)).toBeVisible();
    await Promise.all(pages.map((page) => page.reload()));
    // The time for calling keeps running, and may be over when the page is back.
    await call(friend)
      .tap({ timeout: 3_000 })
      .catch(() => undefined);
    for (const page of [host, friend]) await expect(call(page)).toBeHidden();
    for (let acts = 0; acts < 7; acts++) {
      await Promise.all([openTwin(host), openTwin(friend)]);
      const can = (page: Page) => twinMoves(page).first();
      await expect
        .poll(async () => (await can(host).count()) + (await can(friend).count()))
        .toBeGreaterThan(0);
      const mover = (await can(host).count()) > 0 ? host : friend;
      const before = await told(mover);
      await can(mover).click();
      await expect.poll(() => told(mover)).not.toBe(before);
      for (const page of pages)
        await expect.poll(() => told(page).then(places)).toBe(places(await told(mover)));
      await reload(...pages);
    }
  });
});

/** The part of the text that is equal on all pages: names differ, since everybody is You. */
const places = (words: string) =>
  words
    .split('\n')
    .filter((line) => !/cards? of/.test(line))
    .join('\n');

test.describe('with a round that is known', () => {
  test.use({ seed: scene.seed });

  test('BlockYou!: before the round, in it, after a fault, and when somebody is the last', async ({
    newPerson,
  }) => {
    const host = await newPerson();
    await openTable(host, 'blockyou', [me, link, link]);
    const friend = await newPerson(PHONE);
    await sitDown(host, friend);
    const guest = await newPerson();
    await sitDown(host, guest, false);
    const watcher = await newPerson();
    await watcher.goto(host.url());
    await expect(twin(watcher)).toBeAttached();
    const pages = [host, friend, guest, watcher];

    await reload(...pages);
    await ready(host).click();
    await expect(ready(host)).toBeHidden();
    await reload(...pages);
    await expect(ready(host)).toBeHidden();
    for (const page of [friend, guest]) await ready(page).click();
    await Promise.all(pages.map((page) => page.reload())); // the countdown keeps running
    const form = (page: Page) => twin(page).getByRole('form');
    for (const page of [host, friend, guest]) {
      await openTwin(page);
      await expect(form(page)).toBeVisible();
    }

    await lay(guest, scene.fault);
    await expect(guest.getByText(/One penalty card/).first()).toBeVisible();
    for (const page of [host, friend, watcher])
      await expect(
        twin(page)
          .getByRole('listitem')
          .filter({ hasText: /wrong colours/ })
          .first(),
      ).toBeAttached();
    await reload(...pages);
    await openTwin(host);
    await lay(host, scene.block);
    await Promise.all([openTwin(friend), openTwin(guest)]);
    for (const page of [host, friend]) {
      await openTwin(page);
      await expect(form(page)).toBeVisible({ timeout: 60_000 });
    }
    await Promise.all(pages.map((page) => page.reload()));
    for (const page of [host, friend]) {
      await openTwin(page);
      await expect(form(page)).toBeVisible({ timeout: 60_000 });
    }
  });
});
