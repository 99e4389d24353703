// Three addresses: the start, a table, and the replay of a record. All others lead nowhere, and say so.

import { layers } from './layers.svelte';

export type Route = { screen: 'start' } | { screen: 'table'; id: string } | { screen: 'replay' } | { screen: 'nowhere'; path: string };

export function routeOf(path: string): Route {
  const table = /^\/t\/([^/]+)\/?$/.exec(path);
  if (table?.[1]) return { screen: 'table', id: decodeURIComponent(table[1]) };
  if (/^\/replay\/?$/.test(path)) return { screen: 'replay' };
  return path === '/' || path === '/index.html' ? { screen: 'start' } : { screen: 'nowhere', path };
}

export function addressOf(route: Route): string {
  if (route.screen === 'table') return `/t/${encodeURIComponent(route.id)}`;
  if (route.screen === 'nowhere') return route.path;
  return route.screen === 'replay' ? '/replay' : '/';
}

class Router {
  route: Route = $state.raw({ screen: 'start' });

  /** Follow the address bar, and links within the page. */
  begin(): void {
    this.route = routeOf(location.pathname);
    addEventListener('popstate', () => {
      if (addressOf(this.route) !== location.pathname) this.route = routeOf(location.pathname);
    });
    layers.begin();
    document.addEventListener('click', (event) => this.#follow(event));
  }

  async go(route: Route): Promise<void> {
    await layers.settled();
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
    void this.go(routeOf(link.pathname));
  }
}

export const router = new Router();
