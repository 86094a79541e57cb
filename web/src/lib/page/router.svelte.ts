/** The pages and their addresses. */
export type Route =
  | { page: 'start' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string; learn: boolean }
  | { page: 'claim'; id: string; token: string }
  | { page: 'replay'; id: string | null; analyse: boolean }
  | { page: 'rules'; game: string }
  | { page: 'settings' }
  | { page: 'nowhere' };

export function parseRoute(url: URL): Route {
  const [page = '', id, ...rest] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (rest.length > 0) return { page: 'nowhere' };
  if (page === '' && id === undefined) return { page: 'start' };
  if (page === 'new' && id === undefined) return { page: 'new', game: url.searchParams.get('game') };
  if (page === 'settings' && id === undefined) return { page: 'settings' };
  if (page === 'replay') return { page: 'replay', id: id ?? null, analyse: url.searchParams.has('analyse') };
  if (page === 'rules' && id) return { page: 'rules', game: id };
  if (page === 't' && id) return tableRoute(id, url);
  return { page: 'nowhere' };
}

function tableRoute(id: string, url: URL): Route {
  // The secret of a seat stands behind the #, so that no server writes it into its log.
  const token = new URLSearchParams(url.hash.slice(1)).get('seat');
  return token ? { page: 'claim', id, token } : { page: 'table', id, learn: url.searchParams.has('learn') };
}

export const tablePath = (id: string) => `/t/${encodeURIComponent(id)}`;
export const replayPath = (id: string) => `/replay/${encodeURIComponent(id)}`;

class Router {
  route = $state.raw<Route>({ page: 'start' });

  start(): void {
    const follow = () => {
      this.route = parseRoute(new URL(location.href));
    };
    follow();
    addEventListener('popstate', follow);
    document.addEventListener('click', (event) => {
      const path = innerLink(event);
      if (path === null) return;
      event.preventDefault();
      this.go(path);
    });
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.route = parseRoute(new URL(location.href));
    scrollTo(0, 0);
  }
}

/** The path of a link to one of our pages that was clicked plainly. */
function innerLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return null;
  return link.pathname + link.search + link.hash;
}

export const router = new Router();
