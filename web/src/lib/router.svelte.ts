// Three addresses: the start, a table, and the replay of a record.

export type Route = { screen: 'start' } | { screen: 'table'; id: string } | { screen: 'replay' };

export function routeOf(path: string): Route {
  const table = /^\/t\/([^/]+)\/?$/.exec(path);
  if (table?.[1]) return { screen: 'table', id: decodeURIComponent(table[1]) };
  return /^\/replay\/?$/.test(path) ? { screen: 'replay' } : { screen: 'start' };
}

export function addressOf(route: Route): string {
  if (route.screen === 'table') return `/t/${encodeURIComponent(route.id)}`;
  return route.screen === 'replay' ? '/replay' : '/';
}

class Router {
  route: Route = $state.raw({ screen: 'start' });

  /** Follow the address bar, and links within the page. */
  begin(): void {
    this.route = routeOf(location.pathname);
    addEventListener('popstate', () => (this.route = routeOf(location.pathname)));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(route: Route): void {
    history.pushState(null, '', addressOf(route));
    this.route = route;
    scrollTo(0, 0);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(routeOf(link.pathname));
  }
}

export const router = new Router();
