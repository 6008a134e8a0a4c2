/** Lessons as the library knows them, and how a journey answers a step: by words, by hand, by keys. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { layByForm, placeByHand } from './lesson-hands';
import { openTwin } from './tables';

export interface Mistake {
  answer: string;
  reason: string;
  /** So many right moves come before it. */
  after: number;
}
export interface Step {
  id: string;
  seat: number;
  isQuestion: boolean;
  solution: string[];
  mistakes: Mistake[];
}
export interface Lesson {
  game: string;
  lesson: string;
  /** The rules' own reasons: moves that they refuse stand in no list of moves. */
  refusals: string[];
  steps: Step[];
}

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** From the library: neither the page nor the server tells a solution. */
export const lessons = JSON.parse(
  execFileSync(at('../../.venv/bin/python'), [at('./lessons_data.py')], { encoding: 'utf8' }),
) as Lesson[];

export const sentence = (page: Page) => page.locator('.sentence');
export const answerLine = (page: Page) => page.getByRole('status').and(page.locator('.answer'));

/** Waits until this step is shown, in any language. */
export async function atStep(page: Page, lesson: Lesson, index: number): Promise<void> {
  const dots = page.locator('nav > ol > li');
  await expect(dots.nth(index)).toHaveClass(/now/);
  await expect(dots).toHaveCount(lesson.steps.length);
}

/** How a person at this page presses a button. */
export type Press = (page: Page, selector: string) => Promise<void>;

export const byClick: Press = (page, selector) => page.locator(selector).first().click();
export const byTap: Press = (page, selector) => page.locator(selector).first().tap();
export const byKey: Press = async (page, selector) => {
  await page.locator(selector).first().focus();
  await page.keyboard.press('Enter');
};

/**
 * Plays a move by words: every game's text twin marks a button with its move as `data-move`, or first the part of it
 * that comes before the colon as `data-part`.
 */
export async function playByWords(page: Page, move: string, press: Press = byClick): Promise<void> {
  await openTwin(page);
  if (await layByForm(page, move, press)) return;
  const button = `[data-move="${move}"]`;
  const part = `[data-part="${move.split(':')[0] ?? ''}"]`;
  await expect(page.locator(`${button}, ${part}`).first()).toBeAttached();
  if ((await page.locator(button).count()) === 0) await press(page, part);
  for (let pages = 0; (await page.locator(button).count()) === 0 && pages < 100; pages += 1) {
    await press(page, '.pages button:last-child');
  }
  await press(page, button);
}

/** Answers a question, or plays a move. */
export async function give(page: Page, step: Step, answer: string, press: Press = byClick): Promise<void> {
  if (step.isQuestion) await press(page, `[data-choice="${answer}"]`);
  else await playByWords(page, answer, press);
  if (step.solution.includes(answer)) await placeByHand(page, step.id, answer, press);
}

/** The slug is among those that the page lists or offers; what the rules refuse can only be tried by hand. */
export const canBeGiven = ({ refusals }: Lesson, { reason }: Mistake) => !refusals.includes(reason);
