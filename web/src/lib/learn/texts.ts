/** The words of lessons, found by the ids of lessons, steps and reasons. */
import { hasWord, t } from '$lib/words';

export const lessonTitle = (game: string, lesson: string) => t(`lesson-${game}-${lesson}`);
/** The one sentence of a step, with the one thing to do. */
export const sentenceOf = (game: string, step: string) => t(`lesson-${game}-${step}`);
/** Why it was right. */
export const doneWords = (game: string, step: string) => t(`lesson-${game}-${step}-done`);
export const choiceWords = (game: string, step: string, choice: string) =>
  t(`lesson-${game}-${step}-${choice}`);

/** What was wrong: a sentence that teaches, or else the few words that every table says. */
export function wrongWords(slug: string): string {
  if (hasWord(`lesson-wrong-${slug}`)) return t(`lesson-wrong-${slug}`);
  return t(`reason-${slug}`);
}
