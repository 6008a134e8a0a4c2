/** The router: a few addresses, kept in the browser's own history. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string; options: Readonly<Record<string, string>>; withFriends: boolean }
  | { page: 'table'; table: string; secret: string; opens: FinishedSheet }
  | { page: 'rules'; game: string }
  | { page: 'puzzles' }
  | { page: 'mistakes'; table: string }
  | { page: 'puzzle'; way: PuzzleWay; game: string; idea: string; table: string }
  | { page: 'learn' }
  | { page: 'lesson'; game: string; lesson: string; step: string }
  | { page: 'operator' }
  | { page: 'words' }
  | { page: 'not-found' };

/** How the user came to a puzzle: one after another, today's, or against time. */
export type PuzzleWay = 'practice' | 'daily' | 'rush';

/** What a finished table shows first; empty: its result. */
export type FinishedSheet = '' | 'replay' | 'review';

const FRIENDS = 'friends'; // no game has an option of this name
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** An address without its host: `/t/abc` and `#seat=xyz`. */
export function parseAddress(path: string, fragment = ''): Route {
  const [room = '', key = '', ...rest] = path.replace(/^\/+|\/+$/g, '').split('/');
  if (room === '' && key === '') return { page: 'home' };
  if (room === 'operator' && key === '') return { page: 'operator' };
  if (room === 'words' && key === '') return { page: 'words' };
  if (room === 'puzzles') return puzzleRoute(key, rest, fragment);
  if (room === 'learn') return learnPage(key, rest, fragment);
  if (rest.length === 0 && ID.test(key)) {
    if (room === 'new') {
      const { [FRIENDS]: friends, ...options } = optionsIn(fragment);
      return { page: 'new', game: key, options, withFriends: friends !== undefined };
    }
    if (room === 'rules') return { page: 'rules', game: key };
    if (room === 't') {
      return { page: 'table', table: key, secret: secretIn(fragment), opens: sheetIn(fragment) };
    }
  }
  return { page: 'not-found' };
}

/** `/puzzles`, `/puzzles/<game>`, `/puzzles/<game>/<idea>`, `/puzzles/daily/<game>`, `/puzzles/rush/<game>`, `/puzzles/mine/<table>`. */
function puzzleRoute(key: string, rest: readonly string[], fragment: string): Route {
  if (key === '') return { page: 'puzzles' };
  if (key === 'mine') {
    const [table = '', ...more] = rest;
    return ID.test(table) && more.length === 0 ? { page: 'mistakes', table } : { page: 'not-found' };
  }
  const way = key === 'daily' || key === 'rush' ? key : 'practice';
  const [game = '', idea = '', ...more] = way === 'practice' ? [key, ...rest] : rest;
  const fits = more.length === 0 && ID.test(game) && (idea === '' || (way === 'practice' && ID.test(idea)));
  const asked = fragment.replace(/^#/, '');
  const table = ID.test(asked) ? asked : '';
  return fits ? { page: 'puzzle', way, game, idea, table } : { page: 'not-found' };
}

/** The address of an attempt, so that a reloaded page comes back to it. */
export function puzzleAddress(way: PuzzleWay, game: string, idea = '', table = ''): string {
  const path = way === 'practice' ? [game, idea] : [way, game];
  return `/puzzles/${path.filter(Boolean).join('/')}${table ? `#${table}` : ''}`;
}

function learnPage(game: string, rest: readonly string[], fragment: string): Route {
  const [lesson = '', ...more] = rest;
  if (game === '') return { page: 'learn' };
  if (!ID.test(game) || !ID.test(lesson) || more.length > 0) return { page: 'not-found' };
  const step = fragment.replace(/^#/, '');
  return { page: 'lesson', game, lesson, step: ID.test(step) ? step : '' };
}

/** The address of a lesson; without a step it goes on where the learner left it. */
export function lessonAddress(game: string, lesson: string, step = ''): string {
  return `/learn/${game}/${lesson}${step ? `#${step}` : ''}`;
}

/** The address where a player tries the mistakes of a reviewed game again. */
export const mistakesAddress = (table: string): string => `/puzzles/mine/${table}`;

/** The address that invites to a seat. The secret is in the fragment, which browsers never send to a server. */
export function invitationAddress(origin: string, table: string, secret: string): string {
  return `${origin}/t/${table}#seat=${secret}`;
}

/** The address of a game's set-up with these options already chosen. */
export function setupAddress(game: string, options: Readonly<Record<string, string>> = {}): string {
  const chosen = new URLSearchParams(options).toString();
  return `/new/${game}${chosen ? `#${chosen}` : ''}`;
}

/** The address of a game's set-up whose other chairs are for friends who come by link. */
export function friendsAddress(game: string): string {
  return `/new/${game}#${FRIENDS}`;
}

/** The address of a finished table that opens its replay or its review at once. */
export function finishedAddress(table: string, opens: FinishedSheet): string {
  return `/t/${table}${opens ? `#${opens}` : ''}`;
}

function sheetIn(fragment: string): FinishedSheet {
  const asked = fragment.replace(/^#/, '');
  return asked === 'replay' || asked === 'review' ? asked : '';
}

function optionsIn(fragment: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')));
}

function secretIn(fragment: string): string {
  const secret = new URLSearchParams(fragment.replace(/^#/, '')).get('seat') ?? '';
  return ID.test(secret) ? secret : '';
}

let route = $state.raw<Route>({ page: 'home' });

export function currentRoute(): Route {
  return route;
}

export function goTo(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  look();
  if (how === 'push') scrollTo(0, 0);
}

/** Starts to follow the address bar and plain clicks on links within the page. */
export function startRouter(): void {
  addEventListener('popstate', look);
  addEventListener('hashchange', look);
  document.addEventListener('click', (event) => {
    const address = addressOf(event);
    if (address === null) return;
    event.preventDefault();
    goTo(address);
  });
  look();
}

function look(): void {
  route = parseAddress(location.pathname, location.hash);
}

/** The address that a click leads to within the page; null: the browser handles the click. */
function addressOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return null;
  if (url.pathname === location.pathname && url.hash) return null;
  return url.pathname + url.hash;
}

/** Changes the address bar alone: the page stays as it is, and a reload comes back to this address. */
export function rememberAddress(address: string): void {
  history.replaceState(null, '', address);
}
