/** The words of a puzzle: its goal, its choices, and why an answer is right or wrong. */
import type { ShownPuzzle } from '$lib/wire/messages';
import { t, wordOr } from '$lib/words';

export function goalOf({ goal, free }: Pick<ShownPuzzle, 'goal' | 'free'>): string {
  const squares = Number(free.squares ?? 0);
  const id = free.leader === undefined ? goal : `${goal}-leader`;
  return t(`puzzles-goal-${id}`, { squares });
}

/** The letter of a choice that the board shows: A, B, C, D. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

export function choiceWords(choice: string, index: number): string {
  return choice === 'yes' || choice === 'no'
    ? t(`puzzles-choice-${choice}`)
    : t('puzzles-choice', { letter: letterOf(index) });
}

/** A sentence about a wrong answer; empty: the board says it. */
export const whyWrong = (slug: string): string => wordOr(`puzzles-why-${slug}`, '');
