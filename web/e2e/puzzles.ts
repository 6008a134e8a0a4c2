/** Helpers for journeys through puzzles: which one lies on the page, and answers to it. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Answers {
  right: string[];
  /** Only the last of them is wrong. */
  missing: string[];
}

export interface Shown {
  table: string;
  puzzle: { id: string; game: string; seat: number; choices: string[]; length: number };
}

/** Answers from the library: the server tells none before the attempt. */
export function answersTo(puzzle: string): Answers {
  const script = fileURLToPath(new URL('puzzle_answers.py', import.meta.url));
  const printed = execFileSync(`${root}.venv/bin/python`, [script, puzzle], { encoding: 'utf8' });
  return JSON.parse(printed) as Answers;
}

/** The attempts that the server opens for a page, newest last; call it before the page asks. */
export function hearAttempts(page: Page): Shown[] {
  const heard: Shown[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/puzzles/') || response.request().method() !== 'POST') return;
    void response
      .json()
      .then((body: Shown & { now?: Shown | null }) => {
        const shown = body.now ?? body;
        if ('puzzle' in shown) heard.push(shown);
      })
      .catch(() => undefined); // a refusal, or the page has gone
  });
  return heard;
}

/** The newest attempt, once it is another than `before`. */
export async function attemptAt(heard: readonly Shown[], before = ''): Promise<Shown> {
  await expect.poll(() => heard.at(-1)?.table ?? before).not.toBe(before);
  const shown = heard.at(-1);
  if (!shown) throw new Error('no puzzle was opened');
  return shown;
}

const CHOICES: Readonly<Record<string, string>> = { yes: 'It stands', no: 'It falls' };

/** Answers a question by its buttons, and anything else by moves of this browser's player. */
export async function give(page: Page, { table, puzzle }: Shown, answers: readonly string[]): Promise<void> {
  if (puzzle.choices.length > 0) {
    const [answer = ''] = answers;
    const name = CHOICES[answer] ?? String.fromCharCode(65 + puzzle.choices.indexOf(answer));
    await page.getByRole('group').getByRole('button', { name, exact: true }).last().click();
    return;
  }
  for (const move of answers) await playMove(page, table, puzzle.seat, move);
}

/** A socket of its own, with the browser's cookie: boards differ, and their own journeys play on them. */
function playMove(page: Page, table: string, seat: number, move: string): Promise<void> {
  return page.evaluate(
    ([table, seat, move]) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`);
        socket.onerror = () => reject(new Error('no socket'));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as { type: string; seq?: number };
          if (message.type === 'update' && socket.protocol === '' && !asked) {
            asked = true;
            socket.send(
              JSON.stringify({
                type: 'play',
                command_id: crypto.randomUUID(),
                seat,
                move,
                at_seq: message.seq,
              }),
            );
          } else if (message.type === 'accepted' || message.type === 'refused') {
            socket.close();
            resolve();
          }
        };
        let asked = false;
      }),
    [table, seat, move] as const,
  );
}
