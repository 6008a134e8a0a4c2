/** The server's HTTP endpoints, typed; every failure is a ProblemError whose reason has a text in each language. */
import type {
  FinishedTable,
  GameFile,
  GameInfo,
  Moves,
  MyTable,
  NewStudy,
  NewTable,
  OpenedTable,
  Problem,
  Replay,
} from '$lib/wire/messages';

export class ProblemError extends Error {
  constructor(
    /** A slug: `reason-<slug>` is its text. */
    readonly reason: string,
    readonly detail = '',
    readonly status = 0,
    /** Of a file: the number of its first bad move (0: none is bad), and the slug of the rule that it breaks. */
    readonly move = 0,
    readonly why = '',
  ) {
    super(detail ? `${reason}: ${detail}` : reason);
    this.name = 'ProblemError';
  }
}

export const listGames = () => ask<GameInfo[]>('/api/games');
export const listMyTables = () => ask<MyTable[]>('/api/tables');
export const listFinished = () => ask<FinishedTable[]>('/api/lately');
export const openTable = (table: NewTable) => ask<OpenedTable>('/api/tables', table);
/** Opens a lesson step or a puzzle. */
export const openStudy = (study: string) => ask<OpenedTable>('/api/studies', { study } satisfies NewStudy);
/** Opens a saved game, finished or not, to look at and to play on from. */
export const openFile = (file: GameFile) => ask<OpenedTable>('/api/files', file);
export const fetchReplay = (table: string) => ask<Replay>(`/api/tables/${encodeURIComponent(table)}/replay`);
/** The steps of a game from number `since` on, as this page's player may see them; `line` as in the last answer. */
export const fetchMoves = (table: string, since: number, line: number) =>
  ask<Moves>(`/api/tables/${encodeURIComponent(table)}/moves?since=${since}&line=${line}`);
/** Only the steps since the last move of this page's player. */
export const fetchRecent = (table: string) =>
  ask<Moves>(`/api/tables/${encodeURIComponent(table)}/moves?recent=true`);

/** A file of the server; null: it cannot be reached. */
export const fetchFile = (address: string): Promise<Response | null> => fetch(address).catch(() => null);

/** Where the game's record can be downloaded, as our own `json` or in another format. */
export function recordAddress(table: string, format: string): string {
  const suffix = format === 'json' ? '' : `.${format}`;
  return `/api/tables/${encodeURIComponent(table)}/record${suffix}`;
}

/** The slug of an error, for showing. */
export function reasonOf(error: unknown): string {
  return error instanceof ProblemError ? error.reason : 'unexpected';
}

/** With a body it is a POST, unless `method` says otherwise. */
export async function ask<Answer>(
  path: string,
  body?: unknown,
  method?: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const request: RequestInit = { headers: { accept: 'application/json', ...more } };
  if (method !== undefined) request.method = method;
  if (body !== undefined) {
    request.method ??= 'POST';
    request.headers = { accept: 'application/json', 'content-type': 'application/json', ...more };
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

/** A proxy may answer in a format of its own: then only the status is known. */
async function problemOf(answer: Response): Promise<ProblemError> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    if (typeof problem.reason === 'string') {
      const { reason, detail, move, why } = problem;
      return new ProblemError(reason, detail, answer.status, move, why);
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
