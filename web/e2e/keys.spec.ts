/** The map of keys: "?" shows it, and the keys that it shows do something. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expectLaid, squaresLaid } from './blokus';
import { specialsSeed } from './dice';
import { expect, test } from './fixtures';
import { openTable } from './tables';

const map = (page: Page) => page.getByRole('dialog', { name: 'Keys' });

/** Two people share the screen, so that every turn is this page's, and moves may be taken back. */
async function openShared(page: Page, game: string, options: Readonly<Record<string, string>> = {}) {
  const seats = [{ sitter: 'me' }, { sitter: 'here' }];
  const answer = await page.request.post('/api/tables', {
    data: { game, seats, options, takeback: ['blokus', 'blackout'].includes(game) },
  });
  expect(answer.status()).toBe(201);
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`/t/${table}`);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
}

/** Keys as Playwright presses them. */
const typed = (name: string) =>
  name
    .replace('Mod', 'Control')
    .replace(/(^|\+)([A-Z])$/, (_, held: string, letter: string) => held + letter.toLowerCase());

/** Remembers which keys were pressed with an effect, and compares them with the map in the end. */
class Presses {
  readonly seen = new Set<string>();
  constructor(private readonly page: Page) {}

  async press(name: string, effect: () => Promise<unknown>): Promise<void> {
    await this.page.keyboard.press(typed(name));
    await effect();
    this.seen.add(name);
    await expect.poll(() => this.page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  }

  /** Every key of the map has been pressed. */
  async expectAll(): Promise<void> {
    const { page } = this;
    await this.press('?', () => expect(map(page)).toBeVisible());
    const lines = map(page).locator('[data-keys]');
    await expect.poll(() => lines.count()).toBeGreaterThan(6);
    const shown = await lines.evaluateAll((all) =>
      all.flatMap((line) => (line as HTMLElement).dataset.keys?.split(' ') ?? []),
    );
    expect([...this.seen].sort()).toEqual([...new Set(shown)].sort());
    await page.keyboard.press('Escape');
    await expect(map(page)).toHaveCount(0);
  }

  /** The keys of every table, but for those of take-back. */
  async pressTableKeys(): Promise<void> {
    const { page } = this;
    const menu = page.getByRole('dialog', { name: 'Table' });
    await this.press('O', () => expect(menu).toBeVisible());
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    const moment = page.getByRole('dialog', { name: 'Rules for this moment' });
    await this.press('I', () => expect(moment).toBeVisible());
    await page.keyboard.press('Escape');
    await expect(moment).toHaveCount(0);
    const sound = page.getByRole('button', { name: 'Sound' });
    const before = (await sound.getAttribute('aria-pressed')) === 'true';
    await this.press('M', () => expect(sound).toHaveAttribute('aria-pressed', String(!before)));
    const opener = page.getByRole('button', { name: 'Play by text' });
    await this.press('T', () => expect(opener).toHaveAttribute('aria-expanded', 'true'));
    await page.keyboard.press('Escape');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  }

  /** Gives up with one player; the game is over, and its moves can be looked at. */
  async pressReplay(player = /^Player \S*1/, result: string | RegExp = /won|win/i): Promise<void> {
    const { page } = this;
    await page.keyboard.press('o');
    await page.getByRole('dialog').getByRole('button', { name: player }).click();
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('button', { name: 'Yes, give up' }).click();
    // The result, which comes when the last move has been seen, and not the menu in which the player gave up.
    const end = page.locator('[data-result]').filter({ hasText: result });
    await expect(end).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    const replay = page.getByRole('region', { name: 'Replay' });
    await this.press('L', () => expect(replay).toBeVisible());
    await page.keyboard.press('Escape');
    await expect(replay).toHaveCount(0);
    // The keys of the table work on the result too.
    await page.locator('[data-result]').focus();
    await page.keyboard.press('l');
    await expect(replay).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(replay).toHaveCount(0);
    await page.locator('[data-result]').focus();
    await page.keyboard.press('Escape');
    await expect(end).toHaveCount(0);
    await expect(page.locator('dialog')).toHaveCount(0);
  }
}

/** Presses a key and waits until the drawing or the words of an element differ. */
async function change(keys: Presses, name: string, of: Locator): Promise<void> {
  const before = await of.innerHTML();
  await keys.press(name, () => expect.poll(() => of.innerHTML()).not.toBe(before));
}

test('every key of Blokus', async ({ newPerson }) => {
  const page = await newPerson();
  await openShared(page, 'blokus', { starter: '0', voluntaryPass: 'on' });
  const keys = new Presses(page);
  const spoken = page.locator('main p[aria-live=polite]').last();
  const held = page.locator('.hand svg');
  const take = async () => {
    await page.locator('[data-piece=L5]').focus();
    await page.keyboard.press('Enter');
    await expect(spoken).toContainText('L5');
  };
  await take();
  for (const way of ['Up', 'Down', 'Left', 'Right']) await change(keys, `Arrow${way}`, spoken);
  for (const name of ['R', 'Shift+R', 'F']) await change(keys, name, held);
  await change(keys, 'N', spoken);
  await change(keys, 'P', spoken);
  await keys.press('Escape', () => expect(held).toHaveCount(0));
  await take();
  for (const way of ['Up', 'Down', 'Left', 'Right']) {
    // Not every place has another one on that side; the next place that fits may.
    await expect(async () => {
      const before = await spoken.innerHTML();
      await page.keyboard.press(`Shift+Arrow${way}`);
      await page.waitForTimeout(100);
      if ((await spoken.innerHTML()) === before) await page.keyboard.press('n');
      else keys.seen.add(`Shift+Arrow${way}`);
      expect([...keys.seen]).toContain(`Shift+Arrow${way}`);
    }).toPass();
  }
  await page.keyboard.press('Escape');
  await expect(held).toHaveCount(0);
  for (const name of ['Z', 'Mod+Z']) {
    await take();
    await page.keyboard.press('n');
    await keys.press('Enter', () => expectLaid(page, 5));
    await expect(page.locator('[data-act=takeback]')).toHaveAttribute('aria-disabled', 'false');
    await keys.press(name, () => expect.poll(() => squaresLaid(page)).toBe(0));
  }
  const hint = page.getByRole('group', { name: 'Hint', exact: true });
  await keys.press('H', () => expect(hint).toBeVisible({ timeout: 90_000 }));
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  // The first press asks, the second one passes.
  await page.keyboard.press('x');
  await expect(page.getByRole('button', { name: 'Yes, pass' })).toBeVisible();
  await change(keys, 'X', page.locator('.headline'));
  await keys.pressTableKeys();
  await keys.pressReplay();
  await keys.expectAll();
});

test.describe('scripted dice', () => {
  test.use({ seed: specialsSeed() });

  test('every key of Blackout, from action to action', async ({ newPerson }) => {
    test.setTimeout(300_000);
    const page = await newPerson();
    await openShared(page, 'blackout', { starter: '0' });
    const keys = new Presses(page);
    const lights = page.getByRole('button', { name: 'BLACKOUT!' }).first();
    const roll = page.getByRole('button', { name: 'Roll', exact: true });
    const tokens = page.locator('[data-token]');
    const token = (item: string) => page.locator(`[data-token^="${item}."]`).first();
    const focused = page.locator('main :focus');
    const atToken = () => expect(focused).toHaveAttribute('data-token', /./);
    const atSpace = () => expect(focused).toHaveAttribute('data-space', /./);
    await expect(roll).toBeVisible();
    await keys.press('R', () => expect(lights).toBeVisible());
    await keys.press('B', () => expect(lights).toHaveCount(0));

    // After the BLACKOUT the next roll is there, and the keyboard goes on with it: WILD, UNDO and a number.
    await atToken();
    const hint = page.getByRole('group', { name: 'Hint', exact: true });
    await keys.press('H', () => expect(hint.getByRole('button').first()).toBeFocused({ timeout: 90_000 }));
    await page.keyboard.press('Escape');
    await expect(hint).toHaveCount(0);
    await atToken();

    // From space to space: a WILD may go to every open number.
    await keys.press('W', atSpace);
    const first = (await focused.getAttribute('data-space')) ?? '';
    const away = () => expect(focused).not.toHaveAttribute('data-space', first);
    const back = () => expect(focused).toHaveAttribute('data-space', first);
    await keys.press('N', away);
    await keys.press('P', back);
    await keys.press('ArrowRight', away);
    await keys.press('ArrowLeft', back);
    await keys.press('ArrowDown', away);
    await keys.press('ArrowUp', back);
    await keys.press('Escape', () => expect(focused).toHaveAttribute('data-token', /^WILD/));

    // A chip is put, taken back twice, and put again.
    const number = (await tokens.evaluateAll((all) => all.map((each) => each.dataset.token?.charAt(0) ?? '')))
      .filter((each) => /\d/.test(each))
      .join('');
    const put = async () => {
      await keys.press(number, atSpace);
      await keys.press('Enter', () => expect(token(number)).toHaveCount(0));
      await atToken();
    };
    for (const name of ['Z', 'Mod+Z']) {
      await put();
      await expect(page.locator('[data-act=takeback]')).toHaveAttribute('aria-disabled', 'false');
      await keys.press(name, () => expect(token(number)).toBeVisible());
    }
    await put();
    await keys.press('U', atSpace);
    await page.keyboard.press('Escape');
    await atToken();
    await keys.press('E', () => expect(roll).toBeFocused());

    // Rolls until every number was there; after each roll and each chip the focus is on the next action.
    const numbers = ['1', '2', '3', '4', '5'];
    for (let turn = 0; turn < 20 && !numbers.every((each) => keys.seen.has(each)); turn++) {
      await keys.press('Space', atToken);
      while ((await tokens.count()) > 0) {
        const [item = ''] = ((await focused.getAttribute('data-token')) ?? '').split('.');
        const before = await tokens.evaluateAll((all) => all.map((each) => each.dataset.token).join());
        if (numbers.includes(item)) {
          await keys.press(item, atSpace);
          await page.keyboard.press('Enter');
        } else await page.keyboard.press(item === 'REROLL' ? 'r' : 'e');
        const now = () => tokens.evaluateAll((all) => all.map((each) => each.dataset.token).join());
        await expect.poll(now).not.toBe(before);
        await expect(page.locator('main :is([data-token], .act):focus')).toHaveCount(1);
      }
      await expect(roll).toBeFocused();
    }
    await keys.pressTableKeys();
    await keys.pressReplay();
    await keys.expectAll();
  });
});

test('every key of BlockYou!, alone', async ({ newPerson }) => {
  const page = await newPerson();
  await openTable(page, 'blockyou', [{ sitter: 'me' }], { solo: 'on' });
  const keys = new Presses(page);
  const tried = page.locator('main .tried').first();
  const card = page.locator('[data-hand-card]').first();
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await expect(card).toBeEnabled();
  await page.keyboard.press('ArrowUp'); // the first arrow puts the card in the middle
  await expect(tried).toBeVisible();
  for (const way of ['Up', 'Down', 'Left', 'Right']) {
    const before = await tried.getAttribute('transform');
    await keys.press(`Arrow${way}`, () => expect(tried).not.toHaveAttribute('transform', before ?? ''));
  }
  for (const name of ['R', 'Shift+R']) await change(keys, name, tried);
  await keys.press('Escape', () => expect(tried).toHaveCount(0));
  // From the middle aside, and for the second card further on, where it covers several cards: right or wrong, it is laid.
  const ways = { Enter: ['Left', 'Left'], Space: ['Left', 'Left', 'Up'] };
  for (const [name, steps] of Object.entries(ways)) {
    await expect(tried).toHaveCount(0);
    for (const way of steps) {
      await page.keyboard.press(`Arrow${way}`);
      await expect(tried).toBeVisible();
    }
    const shown = (await card.getAttribute('aria-label')) ?? '';
    await keys.press(name, () => expect(card).not.toHaveAttribute('aria-label', shown));
  }
  await keys.pressTableKeys();
  await keys.pressReplay(/^You/, /The game is over|You gave up|left/);
  await keys.expectAll();
});

test('every key of Block Out!, in practice', async ({ newPerson }) => {
  const page = await newPerson({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Practise' }).press('Enter');
  const keys = new Presses(page);
  const blocks = page.locator('button[data-block]');
  const where = page.locator('.controls .said p');
  const take = async () => {
    await page.locator('button[data-block=large-red]').focus();
    await page.keyboard.press('Enter');
    await expect(where).toContainText('red block');
  };
  await take();
  for (const way of ['Up', 'Down', 'Left', 'Right']) {
    await change(keys, `Arrow${way}`, where);
    await change(keys, `Shift+Arrow${way}`, where);
  }
  for (const name of ['W', 'PageUp', 'S', 'PageDown', 'R']) await change(keys, name, where);
  // Back beside the tower: the blocks are offered again, and a key chooses the next one.
  await keys.press('Escape', () => expect(blocks).toHaveCount(9));
  await expect(blocks.first()).toBeFocused();
  await take();
  for (let step = 0; step < 7; step++) await page.keyboard.press('Shift+PageDown');
  await keys.press('Enter', () => expect(blocks).toHaveCount(8, { timeout: 30_000 }));
  await expect(blocks.first()).toBeFocused();
  await expect(page.getByText(/Tower: .?1.? block/).first()).toBeAttached();
  await keys.pressTableKeys();
  await keys.pressReplay(/^You/, 'The game is over');
  await keys.expectAll();
});

const cardless = JSON.parse(
  execFileSync(fileURLToPath(new URL('../../.venv/bin/python', import.meta.url)), [
    fileURLToPath(new URL('./blockout_scene.py', import.meta.url)),
  ]).toString(),
) as { seed: string; moves: { seat: number; move: string }[] };

/** Plays a move on a line of its own, as soon as it is allowed. */
const play = (page: Page, seat: number, move: string) =>
  page.evaluate(
    ({ seat, move }) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(
          `ws://${location.host}/api${location.pathname.replace('/t/', '/tables/')}/socket`,
        );
        let tries = 0;
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as { type: string; seq: number; command_id?: string };
          if (message.type === 'update') {
            const command_id = `${move} ${tries++}`;
            socket.send(JSON.stringify({ type: 'play', command_id, seat, move, at_seq: message.seq }));
          }
          if (message.type !== 'accepted' || !message.command_id) return;
          socket.close();
          done();
        };
      }),
    { seat, move },
  );

test.describe('with cards that fit no block', () => {
  test.use({ seed: cardless.seed });

  test('D draws cards in Block Out!, and the map of keys shows it', async ({ newPerson }) => {
    const page = await newPerson();
    await openShared(page, 'blockout', { towerModel: 'statics', starter: '0' });
    const keys = new Presses(page);
    for (const { seat, move } of cardless.moves) await play(page, seat, move);
    const draw = page.getByRole('button', { name: /^Draw/ });
    await page.getByRole('button', { name: /show/i }).click();
    await expect(draw).toBeVisible();
    await keys.press('D', () => expect(draw).toHaveCount(0));
    await page.keyboard.press('?');
    await expect(map(page).locator('[data-keys~=D]')).toBeVisible();
  });
});
