/** What this person has learnt, remembered on this device by the ids of steps: lessons may change round them. */
import { SvelteSet } from 'svelte/reactivity';
import type { GameInfo, LessonInfo } from '$lib/wire/messages';

const KEY = 'blockcade.lessons';
const MOST = 2_000;

interface Saved {
  /** Finished steps: `<game>/<step>`. */
  done: readonly string[];
  /** Games whose lesson this person does not want to be offered. */
  declined: readonly string[];
}

const saved = recall();
const done = new SvelteSet<string>(saved.done);
const declined = new SvelteSet<string>(saved.declined);

/** Storage may be forbidden, full or hold anything: then nothing is remembered. */
function recall(): Saved {
  try {
    return accept(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return { done: [], declined: [] };
  }
}

/** Takes over every well-formed value. */
export function accept(given: unknown): Saved {
  const { done: finished, declined: refused } = (given ?? {}) as Record<string, unknown>;
  return { done: words(finished), declined: words(refused) };
}

function words(given: unknown): readonly string[] {
  return Array.isArray(given)
    ? given.filter((each): each is string => typeof each === 'string').slice(-MOST)
    : [];
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ done: [...done], declined: [...declined] } satisfies Saved));
  } catch {
    // Not remembered then; lessons work all the same.
  }
}

export function isDone(game: string, step: string): boolean {
  return done.has(`${game}/${step}`);
}

export function finish(game: string, step: string): void {
  done.add(`${game}/${step}`);
  keep();
}

/** The learner does not want to be offered this game's lesson again. */
export function decline(game: string): void {
  declined.add(game);
  keep();
}

export function isDeclined(game: string): boolean {
  return declined.has(game);
}

/** How far a learner is: finished steps, and all. */
export function progressOf(game: string, lessons: readonly LessonInfo[]): { done: number; all: number } {
  const steps = lessons.flatMap((lesson) => lesson.steps);
  return { done: steps.filter((step) => isDone(game, step)).length, all: steps.length };
}

/** The first step that is not finished; the first of all when everything is. */
export function nextStep(game: string, { steps }: LessonInfo): string {
  return steps.find((step) => !isDone(game, step)) ?? steps[0] ?? '';
}

/** The lesson to go on with: the first one that is not finished; null: all are. */
export function nextLesson(game: GameInfo): LessonInfo | null {
  return game.lessons.find(({ steps }) => steps.some((step) => !isDone(game.key, step))) ?? null;
}
