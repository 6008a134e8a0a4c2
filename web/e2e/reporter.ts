/** Fails the run when a page had an uncaught error, also if the journey's second attempt passed. */
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The beginning of the error that a journey ends with. */
export const UNCAUGHT = 'uncaught errors in the page';

export default class UncaughtReporter implements Reporter {
  readonly #titles = new Set<string>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const hasUncaught = result.errors.some(({ message }) => message?.includes(UNCAUGHT));
    if (hasUncaught && test.expectedStatus === 'passed') this.#titles.add(test.title);
  }

  onEnd(): Promise<Pick<FullResult, 'status'> | undefined> {
    if (this.#titles.size === 0) return Promise.resolve(undefined);
    process.stdout.write(`Uncaught errors in: ${[...this.#titles].join('; ')}\n`);
    return Promise.resolve({ status: 'failed' });
  }

  printsToStdio(): boolean {
    return false;
  }
}
