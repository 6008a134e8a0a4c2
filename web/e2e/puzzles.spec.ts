/** Puzzles: missed and solved in each game, the puzzle of the day, the rush, and what a page is told beforehand. */
import { expect, test } from './fixtures';
import { answersTo, attemptAt, give, hearAttempts } from './puzzles';
import { Server } from './server';
import { overflow } from './tables';

const GAMES = ['blokus', 'blackout', 'blockyou', 'blockout'] as const;
const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true };

for (const game of GAMES) {
  test(`a puzzle of ${game} is missed once and solved, and the next one comes`, async ({ newPerson }) => {
    const page = await newPerson();
    const heard = hearAttempts(page);
    await page.goto(`/puzzles/${game}`);
    let attempt = await attemptAt(heard);
    const answers = answersTo(attempt.puzzle.id);
    await give(page, attempt, answers.missing);
    await expect(page.getByText('Not quite')).toBeVisible();
    if (answers.missing.length > 1) {
      await page.getByRole('button', { name: 'From the start' }).click();
      attempt = await attemptAt(heard, attempt.table);
    }
    await give(page, attempt, answers.right);
    await expect(page.getByText(/^(Right!|Solved in the end)$/)).toBeVisible();
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    const next = await attemptAt(heard, attempt.table);
    expect(next.puzzle.id).not.toBe(attempt.puzzle.id);
    await expect(page.getByText('Right!')).toBeHidden();
  });
}

test('the puzzle of the day: two people, their times, and a result to share', async ({ newPerson }) => {
  const [ann, ben] = [await newPerson(), await newPerson(SMALL)];
  for (const [page, name] of [
    [ann, 'Ann'],
    [ben, 'Ben'],
  ] as const) {
    await page.addInitScript((given) => {
      localStorage.setItem('blockcade.settings', JSON.stringify({ name: given }));
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: (text: string) => void ((window as { shared?: string }).shared = text) },
      });
    }, name);
    const heard = hearAttempts(page);
    await page.goto('/puzzles');
    await page.getByRole('link', { name: /Block Out!.*Not tried yet/ }).click();
    const attempt = await attemptAt(heard);
    const answers = answersTo(attempt.puzzle.id);
    if (name === 'Ben') {
      await give(page, attempt, answers.missing);
      await expect(page.getByText('Not quite')).toBeVisible();
    }
    await give(page, attempt, answers.right);
    await expect(page.getByText(/^(Right!|Solved in the end)$/)).toBeVisible();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const shared = await page.evaluate(() => (window as { shared?: string }).shared ?? '');
    expect(shared.split('\n')[0]).toMatch(/^Blockcade Block Out!, /);
    expect(shared.split('\n')[1]).toMatch(name === 'Ben' ? /^⬛🟩$/u : /^🟩 \d+:\d\d$/u);
    expect(shared).toContain('/puzzles/daily/blockout');
    for (const answer of [...answers.right, ...attempt.puzzle.choices])
      expect(shared).not.toContain(` ${answer}`);
  }
  await ann.getByRole('button', { name: 'Times of today' }).click();
  const board = ann.getByRole('dialog', { name: 'Times of today' });
  await expect(board.getByText(/2.? people have tried/)).toBeVisible();
  await expect(board.getByRole('listitem')).toHaveCount(1); // Ben needed a second try
  await expect(board.getByRole('listitem')).toContainText('Ann');
  await ann.goto('/puzzles');
  await expect(ann.getByRole('link', { name: /Block Out!.*Solved/ })).toBeVisible();
  await expect(ann.getByText(/1.? day in a row/)).toBeVisible();
  await expect(ann.getByRole('heading', { name: 'My puzzles' })).toBeVisible();
});

test('the same puzzle of the day on two servers', async ({ server, request }) => {
  const other = new Server(['--seed', '77'.repeat(32)]);
  await other.start();
  try {
    for (const game of GAMES) {
      const ids: string[] = [];
      for (const { url } of [server, other]) {
        const answer = await request.post(`${url}/api/puzzles/daily`, { data: { game } });
        ids.push(((await answer.json()) as { puzzle: { id: string } }).puzzle.id);
      }
      expect(ids[0]).toBe(ids[1]);
    }
  } finally {
    await other.stop();
  }
});

test('a rush: two solved, three missed, and it is over', async ({ newPerson }) => {
  test.setTimeout(170_000);
  const page = await newPerson();
  const heard = hearAttempts(page);
  await page.goto('/puzzles/rush/blockout');
  await page.getByRole('button', { name: 'Start the rush' }).click();
  let table = '';
  for (const isRight of [true, false, true, false, false]) {
    const attempt = await attemptAt(heard, table);
    table = attempt.table;
    const { right, missing } = answersTo(attempt.puzzle.id);
    await give(page, attempt, isRight ? right : missing);
  }
  await expect(page.getByRole('heading', { name: 'The rush is over' })).toBeVisible();
  await expect(page.getByText(/2.? puzzles solved/)).toBeVisible();
  await expect(page.getByText(/Your best: .?2/)).toBeVisible();
});

test('a reload in the middle comes back to the same puzzle, also after kill -9', async ({
  newPerson,
  server,
}) => {
  const page = await newPerson();
  const heard = hearAttempts(page);
  await page.goto('/puzzles/blockout');
  const attempt = await attemptAt(heard);
  const answers = answersTo(attempt.puzzle.id);
  await give(page, attempt, answers.missing);
  await expect(page.getByText('Not quite')).toBeVisible();
  await server.kill();
  await server.start();
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`#${attempt.table}$`));
  await expect(page.getByText('Not quite')).toBeVisible();
  await give(page, attempt, answers.right);
  await expect(page.getByText('Solved in the end')).toBeVisible();
});

test('on a phone in Hebrew nothing scrolls, and digits answer', async ({ newPerson }) => {
  const page = await newPerson({ ...SMALL, locale: 'he-IL' });
  for (const game of GAMES) {
    await page.goto(`/puzzles/${game}`);
    await expect(page.locator('[data-focus-home] *').first()).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await overflow(page)).toEqual([0, 0]);
  }
  const buttons = page.locator('.choices').getByRole('button');
  await expect(buttons.first()).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.locator('.verdict')).toBeVisible();
  expect(await overflow(page)).toEqual([0, 0]);
});

test('no message and no file of the page tells an answer before the attempt', async ({ newPerson }) => {
  const page = await newPerson();
  const told: string[] = [];
  const files: string[] = [];
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = new URL(response.url()).pathname.startsWith('/api/') ? told : files;
    bodies.push(
      response.text().then(
        (text) => void kind.push(text),
        () => undefined,
      ),
    );
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void told.push(String(payload))),
  );
  const heard = hearAttempts(page);
  const secrets: string[] = [];
  for (const game of GAMES) {
    await page.goto(`/puzzles/daily/${game}`);
    const { puzzle, table } = await attemptAt(heard, heard.at(-1)?.table);
    await expect.poll(() => told.some((text) => text.includes(table) && text.includes('"study"'))).toBe(true);
    if (puzzle.choices.length === 0) secrets.push(...answersTo(puzzle.id).right);
    files.push(''); // a page that came from the cache is no failure
  }
  await Promise.all(bodies);
  // Legal moves are among the messages: the right ones are not told apart from the others.
  const spoken = told.map((text) => text.replace(/"moves":\[[^\]]*\]/g, ''));
  for (const secret of secrets) expect(spoken.filter((text) => text.includes(`"${secret}"`))).toEqual([]);
  for (const text of [...spoken, ...files]) expect(text).not.toMatch(/"(solution|proof|gap)":/);
});
