// The addresses: the start, a table and its review, the replay and the review of a record, the score pad, puzzles, and the rules. All others lead nowhere, and say so.

import { layers } from './layers.svelte';

/** The rules of a game with some sets, open at a place: `/rules/classic?with=a,b#war`. */
export interface RulesRoute {
  screen: 'rules';
  game: string;
  sets: string[];
  place: string;
}
export type Route =
  | { screen: 'start' }
  | { screen: 'table'; id: string }
  | { screen: 'replay' }
  /** Of a table's game; without one, of the record that is open. */
  | { screen: 'review'; id?: string }
  | { screen: 'score' }
  /** 0: the puzzle of the day. */
  | { screen: 'puzzle'; number: number }
  | RulesRoute
  | { screen: 'nowhere'; path: string };

/** Without the signs that addresses need; one that is written wrongly stays as it is. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where an address leads: its path, and for the rules what follows `?` and `#`. */
export function routeOf(address: string): Route {
  const { pathname: path, searchParams, hash } = new URL(address, 'http://page');
  const rules = /^\/rules(?:\/(duel|classic))?\/?$/.exec(path);
  if (rules) {
    const game = rules[1] ?? 'classic';
    const sets = game === 'classic' ? (searchParams.get('with') ?? '').split(',').filter(Boolean) : [];
    return { screen: 'rules', game, sets, place: plain(hash.slice(1)) };
  }
  const review = /^\/t\/([^/]+)\/review\/?$/.exec(path);
  if (review?.[1]) return { screen: 'review', id: plain(review[1]) };
  if (/^\/review\/?$/.test(path)) return { screen: 'review' };
  const table = /^\/t\/([^/]+)\/?$/.exec(path);
  if (table?.[1]) return { screen: 'table', id: plain(table[1]) };
  if (/^\/replay\/?$/.test(path)) return { screen: 'replay' };
  if (/^\/score\/?$/.test(path)) return { screen: 'score' };
  const puzzle = /^\/puzzle(?:\/(\d{1,6}))?\/?$/.exec(path);
  if (puzzle) return { screen: 'puzzle', number: Number(puzzle[1] ?? 0) };
  return path === '/' || path === '/index.html' ? { screen: 'start' } : { screen: 'nowhere', path };
}

export function addressOf(route: Route): string {
  if (route.screen === 'table') return `/t/${encodeURIComponent(route.id)}`;
  if (route.screen === 'review') return route.id === undefined ? '/review' : `/t/${encodeURIComponent(route.id)}/review`;
  if (route.screen === 'nowhere') return route.path;
  if (route.screen === 'puzzle') return route.number ? `/puzzle/${route.number}` : '/puzzle';
  if (route.screen === 'rules') {
    const sets = route.sets.length ? `?with=${route.sets.map(encodeURIComponent).join(',')}` : '';
    return `/rules/${route.game}${sets}${route.place ? `#${encodeURI(route.place)}` : ''}`;
  }
  return route.screen === 'start' ? '/' : `/${route.screen}`;
}

class Router {
  route: Route = $state.raw({ screen: 'start' });

  /** Follow the address bar, and links within the page. */
  begin(): void {
    this.route = routeOf(location.href);
    addEventListener('popstate', () => {
      const here = routeOf(location.href);
      if (addressOf(this.route) !== addressOf(here)) this.route = here;
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

  /** Another place of the same screen: Back does not lead to where one was before. */
  turn(route: Route): void {
    history.replaceState(history.state, '', addressOf(route));
    this.route = route;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    void this.go(routeOf(link.href));
  }
}

export const router = new Router();
