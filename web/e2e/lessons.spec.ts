/** Lessons: each one from start to end by pointer with its mistakes, by touch and by keys; and what is kept of them. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  answerLine,
  atStep,
  byClick,
  byKey,
  byTap,
  canBeGiven,
  give,
  lessons,
  sentence,
  type Lesson,
  type Press,
  type Step,
} from './lessons';
import { overflow } from './tables';

const SMALL_PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const basics = lessons.find(({ game }) => game === 'blokus');
if (!basics) throw new Error('Blokus has no lessons');

function stepAt(index: number): Step {
  const step = basics?.steps[index];
  if (!step) throw new Error(`there is no step ${index}`);
  return step;
}
const right = (index: number) => stepAt(index).solution[0] ?? '';

/** Every step with its mistakes first, to the end of the lesson. */
async function learn(page: Page, lesson: Lesson): Promise<void> {
  for (const [index, step] of lesson.steps.entries()) {
    await atStep(page, lesson, index);
    await expect(sentence(page)).not.toBeEmpty();
    for (const [moves, move] of step.solution.entries()) {
      for (const mistake of step.mistakes.filter(({ after }) => after === moves)) {
        if (!canBeGiven(lesson, mistake)) continue;
        await give(page, step, mistake.answer);
        await expect(answerLine(page)).not.toBeEmpty();
        await expect(answerLine(page)).not.toHaveClass(/right/);
      }
      await give(page, step, move);
    }
    await expect(answerLine(page)).toHaveClass(/right/);
    await byClick(page, '.next');
  }
  await expect(page.getByRole('heading', { name: 'Well learnt' })).toBeVisible();
}

function unsaid(page: Page): string[] {
  const missing: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('no text for')) missing.push(message.text());
  });
  return missing;
}

for (const lesson of lessons) {
  test(`the lesson ${lesson.game} ${lesson.lesson}, each mistake first`, async ({ newPerson }) => {
    const page = await newPerson({ reducedMotion: 'reduce' });
    const missing = unsaid(page);
    await page.goto(`/learn/${lesson.game}/${lesson.lesson}`);
    await learn(page, lesson);
    expect(missing).toEqual([]);
    await page.goto('/learn');
    const [first] = lesson.steps.map(() => lesson.steps.length);
    await expect(page.locator(`a[href^="/learn/${lesson.game}/${lesson.lesson}"] .far`)).toHaveText(
      new RegExp(`^\\W?${first}\\W? of \\W?${first}\\W?$`),
    );
  });
}

/** The board's place: it must be the same whatever the strip above it says. */
const boardBox = (page: Page) => page.locator('main.play').boundingBox();

/** Every step without a mistake; the board neither moves nor makes the page scroll. */
async function goThrough(page: Page, lesson: Lesson, press: Press): Promise<void> {
  await page.goto(`/learn/${lesson.game}/${lesson.lesson}`);
  for (const [index, step] of lesson.steps.entries()) {
    await atStep(page, lesson, index);
    await expect(sentence(page)).not.toBeEmpty();
    await expect(page.locator('main.play section.twin')).toBeAttached();
    if (step.isQuestion) await expect(page.locator('[data-choice]').first()).toBeVisible();
    const before = await boardBox(page);
    for (const move of step.solution) await give(page, step, move, press);
    await expect(answerLine(page)).toHaveClass(/right/);
    expect(await boardBox(page), step.id).toEqual(before);
    expect(await overflow(page)).toEqual([0, 0]);
    await press(page, '.next');
  }
  await expect(page.locator('#learnt')).toBeVisible();
}

for (const game of new Set(lessons.map(({ game }) => game))) {
  test(`all lessons of ${game} on a small phone: in German by touch, in Hebrew by keys`, async ({
    newPerson,
  }) => {
    const german = await newPerson({ ...SMALL_PHONE, reducedMotion: 'reduce', locale: 'de-DE' });
    const hebrew = await newPerson({ ...SMALL_PHONE, reducedMotion: 'reduce', locale: 'he-IL' });
    for (const [page, press] of [
      [german, byTap],
      [hebrew, byKey],
    ] as const) {
      const missing = unsaid(page);
      for (const lesson of lessons.filter((each) => each.game === game)) await goThrough(page, lesson, press);
      expect(missing).toEqual([]);
    }
    await expect(german.locator('html')).toHaveAttribute('lang', 'de');
    await expect(hebrew.locator('html')).toHaveAttribute('dir', 'rtl');
  });
}

test('a lesson by keyboard alone: the focus goes to "Next", and nothing moves on by itself', async ({
  newPerson,
}) => {
  const page = await newPerson({ reducedMotion: 'reduce' });
  await page.goto(`/learn/blokus/${basics.lesson}`);
  await atStep(page, basics, 0);
  await expect(page.getByRole('navigation', { name: /^Step \W?1\W? of \W?10\W?$/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await give(page, stepAt(0), right(0), byKey);
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.waitForTimeout(5_000);
  await atStep(page, basics, 0);
  await page.keyboard.press('Enter');
  await atStep(page, basics, 1);
});

test('a lesson right to left', async ({ newPerson }) => {
  const page = await newPerson({ ...SMALL_PHONE, locale: 'he-IL' });
  await page.goto(`/learn/blokus/${basics.lesson}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('svg.board')).toBeVisible();
  expect(await overflow(page)).toEqual([0, 0]);
  const [x, next] = [page.locator('nav a').first(), page.locator('.next')];
  const [left, right] = [await next.boundingBox(), await x.boundingBox()];
  expect(left && right && left.x < right.x).toBe(true);
});

/** Carries a piece from the tray to the square of the board that its middle shall cover. */
async function carry(page: Page, piece: string, to: { column: number; row: number }): Promise<void> {
  const from = await page.locator(`[data-piece="${piece}"]`).first().boundingBox();
  const field = await page.locator('svg.board .well').boundingBox();
  if (!from || !field) throw new Error('no board');
  const square = field.width / 20;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(field.x + to.column * square, field.y + to.row * square, { steps: 6 });
  await page.mouse.up();
}

test('what the rules refuse is explained, and the board stands still', async ({ newPerson }) => {
  const page = await newPerson({ reducedMotion: 'reduce' });
  await page.goto(`/learn/blokus/${basics.lesson}`);
  await atStep(page, basics, 0);
  const board = page.locator('svg.board');
  const before = await board.boundingBox();
  await carry(page, 'O4', { column: 10, row: 10 });
  await expect(answerLine(page)).toHaveText('The first piece of a colour covers a free corner square.');
  expect(await board.boundingBox()).toEqual(before);
});

test('a lesson goes on where it was left, also after a reload', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/');
  const blokus = page.getByRole('region', { name: 'Blokus' });
  await blokus.getByRole('link', { name: 'Learn it in a minute' }).click();
  await atStep(page, basics, 0);
  await give(page, stepAt(0), right(0));
  await atStep(page, basics, 1); // by itself, after the words were read
  await page.reload();
  await atStep(page, basics, 1);
  await page.getByRole('link', { name: 'Leave the lesson' }).click();
  await expect(page).toHaveURL(/\/learn$/);
  await page.goto('/');
  await blokus.getByRole('link', { name: /^Lessons: \W?1\W? of/ }).click();
  await atStep(page, basics, 1);
  await page.getByRole('button', { name: 'One step back' }).click();
  await atStep(page, basics, 0);
  await page.getByRole('button', { name: 'Skip' }).click();
  await atStep(page, basics, 1);
  await give(page, stepAt(1), right(1));
  await page.getByRole('button', { name: 'Next' }).click();
  await atStep(page, basics, 2);
});

test('who says no is not asked again, and the table of a lesson is in no list', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/');
  const blokus = page.getByRole('region', { name: 'Blokus' });
  await blokus.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole('link', { name: 'Learn it in a minute' })).toBeVisible();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByText('New here?')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Goal')).toBeVisible();
  await expect(page.getByText('New here?')).toHaveCount(0);
  await page.goto(`/learn/blokus/${basics.lesson}`);
  await atStep(page, basics, 0);
  await page.goto('/');
  await expect(blokus.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Continue' }).locator('..').getByRole('link')).toHaveCount(
    1,
  );
});

test('rules lead to the lesson, its end to a game', async ({ newPerson }) => {
  const page = await newPerson({ reducedMotion: 'reduce' });
  await page.goto('/rules/blokus');
  await page.getByRole('link', { name: 'Try it: the first lesson' }).click();
  await atStep(page, basics, 0);
  const last = basics.steps.length - 1;
  await page.goto(`/learn/blokus/${basics.lesson}#${stepAt(last).id}`);
  await atStep(page, basics, last);
  await give(page, stepAt(last), right(last));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Some steps were left out' })).toBeVisible();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/t\//);
});

test('unknown lessons and steps', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/learn/blokus/none');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await page.goto(`/learn/blokus/${basics.lesson}#no-such-step`);
  await atStep(page, basics, 0);
});
