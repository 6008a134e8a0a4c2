/** Lessons with the fingers, on the boards themselves: dice and cards, a race, a tower; and pictures of the rules to try. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { answerLine, atStep, canBeGiven, lessons, type Lesson } from './lessons';
import { overflow } from './tables';

const SMALL_PHONE = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

type Finger = (page: Page, move: string) => Promise<void>;

function basicsOf(key: string): Lesson {
  const found = lessons.find(({ game, lesson }) => game === key && lesson === 'basics');
  if (!found) throw new Error(`${key} has no lesson`);
  return found;
}

/** Blackout: a space takes a number by itself; WILD and UNDO are taken first, and a number that does not fit, too. */
const onCards: Finger = async (page, move) => {
  const [item = '', space] = move.split('@');
  if (space === undefined) return page.locator(move === 'call' ? '.call' : '.act').tap();
  const to = page.locator(`button[data-space="${space}"]`);
  if ((await to.innerText()).trim() === item && (await to.and(page.locator('.lit')).count()) > 0)
    return to.tap();
  await page.locator(`[data-token^="${item.toUpperCase()}."]`).tap();
  await to.tap();
};

/** BlockYou!: taps turn the card, a tap on the field tries a place, and a button lays the card there. */
const onField: Finger = async (page, move) => {
  if (move === 'ready') return page.locator('.ready .primary').tap();
  const [row = 0, column = 0, turns = 0] = move.split(/[,/]/).map(Number);
  const card = page.locator('[data-hand-card]');
  await expect(card).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape'); // after a mistake the card may still float over the field
  const turned = Number((await card.getAttribute('data-turns')) ?? 0);
  for (let left = (turns - turned + 4) % 4; left > 0; left -= 1) await card.tap();
  const field = page.locator('.ground');
  const box = await field.boundingBox();
  if (!box) throw new Error('no field');
  const at = (line: number) => (10 + 100 * (line + 1)) / 820;
  const lay = page.locator('section.hand > .primary');
  await expect(async () => {
    await field.tap({ position: { x: at(column) * box.width, y: at(row) * box.height } });
    await expect(lay).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 }); // a tap is lost while the card is still on its way back
  await lay.tap();
};

/** Every step with its mistakes first, as far as a finger can make them. */
async function learn(page: Page, lesson: Lesson, finger: Finger, isPossible: (move: string) => boolean) {
  for (const [index, step] of lesson.steps.entries()) {
    await atStep(page, lesson, index);
    expect(await overflow(page)).toEqual([0, 0]);
    for (const [made, move] of step.solution.entries()) {
      for (const { answer, after, reason } of step.mistakes) {
        if (after !== made || !isPossible(answer)) continue;
        await finger(page, answer);
        await expect(answerLine(page), `${step.id} ${answer} ${reason}`).not.toBeEmpty();
        await expect(answerLine(page)).not.toHaveClass(/right/);
      }
      await finger(page, move);
    }
    await expect(answerLine(page)).toHaveClass(/right/, { timeout: 20_000 });
    await page.locator('.next').tap();
  }
  await expect(page.getByRole('heading', { name: 'Well learnt' })).toBeVisible();
}

test('dice and cards by touch on a small phone, with the mistakes that a finger can make', async ({
  newPerson,
}) => {
  const page = await newPerson(SMALL_PHONE);
  await page.goto('/learn/blackout/basics');
  // A button for a move stands there only when the move is allowed, and a number that fits nowhere cannot be held.
  const lost = ['2@S1.2', '5@B1.1', '5@B1.5'];
  await learn(page, basicsOf('blackout'), onCards, (move) => move.includes('@') && !lost.includes(move));
});

test('a race by touch on a small phone, and one round by the real clock', async ({ newPerson }) => {
  test.setTimeout(120_000);
  const page = await newPerson(SMALL_PHONE);
  await page.goto('/learn/blockyou/basics');
  const field = basicsOf('blockyou');
  const steps = field.steps.map((step) => ({
    ...step,
    mistakes: step.mistakes.filter((mistake) => canBeGiven(field, mistake)),
  }));
  await learn(page, { ...field, steps }, onField, () => true);
});

test('a tower by touch on a small phone: a card, a block, a drag, down, and let go', async ({
  newPerson,
}) => {
  const page = await newPerson(SMALL_PHONE);
  const lesson = basicsOf('blockout');
  await page.goto('/learn/blockout/basics#take');
  await page.locator('[data-card="large"]').tap();
  await page.locator('[data-block="large-red"]').first().tap();
  await expect(answerLine(page)).toHaveText('Not this one: play the red card.');
  await page.locator('[data-card="red"]').tap();
  await page.locator('[data-block="small-red"]').first().tap();
  await expect(answerLine(page)).toHaveClass(/right/);

  await page.goto('/learn/blockout/basics#stack');
  await atStep(page, lesson, 2);
  await page.locator('.guide [data-card="medium-red"]').tap();
  const front = page.locator('.front svg');
  await expect(page.locator('[data-safety="misses"]')).toBeVisible();
  const mm_px = await front.evaluate((svg: SVGSVGElement) => svg.getScreenCTM()?.a ?? 1);
  const box = await front.boundingBox();
  if (!box) throw new Error('no picture');
  const from = { x: box.x + box.width / 2 + 60, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 90 * mm_px, from.y, { steps: 12 });
  await page.mouse.up();
  await expect(page.locator('[data-safety]')).toHaveAttribute('data-safety', 'steady');
  expect(await overflow(page)).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Lower', exact: true }).click({ delay: 1_600 });
  await page.getByRole('button', { name: 'Let go', exact: true }).tap();
  await expect(answerLine(page)).toHaveClass(/right/, { timeout: 20_000 });
});

test('a block let go beside the tower: the step is lost, and begins once more', async ({ newPerson }) => {
  const page = await newPerson({ reducedMotion: 'reduce' });
  await page.goto('/learn/blockout/basics#stack');
  await page.locator('[data-card="medium-red"]').click();
  await expect(page.locator('[data-safety="misses"]')).toBeVisible();
  await page.getByRole('button', { name: 'Let go', exact: true }).click();
  await expect(answerLine(page)).toHaveText('It fell. Try it again.', { timeout: 20_000 });
  await page.getByRole('button', { name: 'Once more' }).click();
  await expect(page.locator('.guide [data-card="medium-red"]')).toBeVisible();
});

for (const [game, count] of Object.entries({ blokus: 5, blackout: 4, blockyou: 4, blockout: 4 })) {
  test(`${game}: each picture of the rules can be tried in its place`, async ({ newPerson }) => {
    const page = await newPerson(SMALL_PHONE);
    await page.goto(`/rules/${game}`);
    const pictures = page.getByRole('button', { name: /^Try it ?: / });
    await expect(pictures).toHaveCount(count);
    for (let index = 0; index < count; index += 1) {
      await pictures.nth(index).tap();
      await expect(page.locator('figure.open > .table')).toHaveCount(1);
      await expect(page.locator('figure.open .strip b')).not.toBeEmpty();
      await expect(page.getByRole('main')).toHaveCount(1);
      await page.getByRole('button', { name: 'Back to the picture' }).tap();
      await expect(pictures.nth(index)).toBeFocused();
    }
  });
}

test('a picture of the rules is tried: wrong, right, and once more', async ({ newPerson }) => {
  const page = await newPerson(SMALL_PHONE);
  await page.goto('/rules/blackout');
  await page.getByRole('button', { name: /^Try it ?: A roll of 2, 3 and 5/ }).tap();
  const answer = page.locator('figure.open').getByRole('status').and(page.locator('.answer'));
  await onCards(page, '2@B3.1');
  await expect(answer).toHaveText('That is another number.');
  for (const move of ['2@S1.2', '3@B3.1', '5@A2.4']) await onCards(page, move);
  await expect(answer).toHaveText('All three are used, so your turn is over.');
  await page.getByRole('button', { name: 'Once more' }).tap();
  await expect(page.locator('figure.open [data-token]')).toHaveCount(3);
  await expect(answer).toBeEmpty();
});
