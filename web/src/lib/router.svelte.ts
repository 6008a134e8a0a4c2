/** Where in the page one is: a few addresses, kept in the browser's own history. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string; secret: string }
  | { page: 'rules'; game: string }
  | { page: 'operator' }
  | { page: 'not-found' };

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** An address without its host: `/t/abc` and `#seat=xyz`. */
export function parseAddress(path: string, fragment = ''): Route {
  const [room = '', key = '', ...rest] = path.replace(/^\/+|\/+$/g, '').split('/');
  if (room === '' && key === '') return { page: 'home' };
  if (room === 'operator' && key === '') return { page: 'operator' };
  if (rest.length === 0 && ID.test(key)) {
    if (room === 'new') return { page: 'new', game: key };
    if (room === 'rules') return { page: 'rules', game: key };
    if (room === 't') return { page: 'table', table: key, secret: secretIn(fragment) };
  }
  return { page: 'not-found' };
}

/** The address that invites to a seat. The secret is in the fragment, which browsers never send to a server. */
export function invitationAddress(origin: string, table: string, secret: string): string {
  return `${origin}/t/${table}#seat=${secret}`;
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

/** From now on follows the address bar and plain clicks on links within the page. */
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

/** Where a click leads within the page; null when it is the browser's business. */
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
