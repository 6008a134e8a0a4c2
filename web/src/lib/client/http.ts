/** The server's HTTP doors, typed; every failure is a ProblemError whose reason each language can say. */
import type { GameInfo, MyTable, NewTable, OpenedTable, Problem, Replay } from '$lib/wire/messages';

export class ProblemError extends Error {
  constructor(
    /** A slug: `reason-<slug>` is its text. */
    readonly reason: string,
    readonly detail = '',
    readonly status = 0,
  ) {
    super(detail ? `${reason}: ${detail}` : reason);
    this.name = 'ProblemError';
  }
}

export const listGames = () => ask<GameInfo[]>('/api/games');
export const listMyTables = () => ask<MyTable[]>('/api/tables');
export const openTable = (table: NewTable) => ask<OpenedTable>('/api/tables', table);
export const fetchReplay = (table: string) => ask<Replay>(`/api/tables/${encodeURIComponent(table)}/replay`);

/** Where the game's record can be downloaded. */
export function recordAddress(table: string, format: 'json' | 'blksgf'): string {
  const suffix = format === 'json' ? '' : `.${format}`;
  return `/api/tables/${encodeURIComponent(table)}/record${suffix}`;
}

/** The slug of whatever went wrong, for showing. */
export function reasonOf(error: unknown): string {
  return error instanceof ProblemError ? error.reason : 'unexpected';
}

/** With a body it is a POST, unless `method` says otherwise. */
export async function ask<Answer>(path: string, body?: unknown, method?: string): Promise<Answer> {
  const request: RequestInit = { headers: { accept: 'application/json' } };
  if (method !== undefined) request.method = method;
  if (body !== undefined) {
    request.method ??= 'POST';
    request.headers = { accept: 'application/json', 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new ProblemError('offline');
  }
  if (!answer.ok) throw await problemOf(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

/** A proxy between may answer in its own way: then only the status is known. */
async function problemOf(answer: Response): Promise<ProblemError> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    if (typeof problem.reason === 'string') {
      return new ProblemError(problem.reason, problem.detail ?? '', answer.status);
    }
  } catch {
    // Not JSON.
  }
  return new ProblemError(
    answer.status >= 500 ? 'server-down' : 'unexpected',
    `HTTP ${answer.status}`,
    answer.status,
  );
}
