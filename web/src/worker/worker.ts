// The page as an app: its files are kept on the device, so that it opens without a network. What a game tells always comes
// from the server, and goes through here untouched.

export {}; // names of its own
declare const self: ServiceWorkerGlobalScope;
/** The files of the built page, and a word that is another one whenever any of them is: see vite.worker.config.ts. */
declare const FILES: string[];
declare const VERSION: string;

const OURS = 'page-';
const PAGE = OURS + VERSION;
/** Words and cards: the newest that were fetched. */
const WORDS = 'words';
const WORD_ADDRESS = /^\/api\/(texts|choices|catalogue|sets|pad)(\/|$)/;
const FIRST_WORDS = ['en', 'fr', 'nl'].map((lang) => `/api/texts/${lang}`);
/** Milliseconds after which a page that one has is better than one that may come. */
const PATIENCE = 4000;

self.addEventListener('install', (event) => event.waitUntil(Promise.all([keepPage(), keepWords(FIRST_WORDS)])));

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetOldPages(), self.clients.claim()])));

self.addEventListener('message', (event) => {
  const { take_over, keep } = event.data as { take_over?: true; keep?: string[] };
  if (take_over) void self.skipWaiting();
  if (keep) event.waitUntil(keepWords(keep.filter(isWords)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(opened(request));
  } else if (isWords(request.url)) event.respondWith(newestWords(request));
  else if (pathname.startsWith('/assets/') || FILES.includes(pathname)) event.respondWith(kept(request));
});

function isWords(address: string): boolean {
  const { origin, pathname } = new URL(address, self.location.origin);
  return origin === self.location.origin && WORD_ADDRESS.test(pathname);
}

/** Files whose name tells their content are taken over from the page before this one. */
async function keepPage(): Promise<void> {
  const cache = await caches.open(PAGE);
  await Promise.all(
    FILES.map(async (file) => {
      const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
      if (known) await cache.put(file, known);
      else await cache.add(new Request(file, { cache: 'reload' }));
    }),
  );
}

/** Words that cannot be had now come another time. */
async function keepWords(addresses: string[]): Promise<void> {
  const cache = await caches.open(WORDS);
  await Promise.all(addresses.map((address) => cache.add(address).catch(() => undefined)));
}

/** A tab that is still open may want a part of the page before this one; nobody wants older ones. */
async function forgetOldPages(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== PAGE);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

/** The page from the server, where it is the newest; without a network, or a quick one, the kept one. */
async function opened(request: Request): Promise<Response> {
  const here = caches.match('/', { cacheName: PAGE });
  const fetched = fetch(request);
  const soon = new Promise<'late'>((done) => setTimeout(() => done('late'), PATIENCE));
  try {
    const first = await Promise.race([fetched, soon]);
    if (first !== 'late' && first.status < 500) return first;
    return (await here) ?? (await fetched);
  } catch {
    return (await here) ?? Response.error();
  }
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: PAGE })) ?? (await caches.match(request)) ?? fetch(request);
}

async function newestWords(request: Request): Promise<Response> {
  const cache = await caches.open(WORDS);
  try {
    const answer = await fetch(request);
    if (answer.ok) void cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request, { ignoreVary: true })) ?? Response.error();
  }
}

// ---- one's turn, while no page is open

self.addEventListener('push', (event) => {
  const told = event.data?.json() as { title: string; body: string; table: string } | undefined;
  if (!told) return;
  const { title, body, table } = told;
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, icon: '/icon-192.png', data: `/t/${table}` }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

/** The tab where that table is open, or a new one. */
async function show(path: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find(({ url }) => new URL(url).pathname === path);
  if (open) await open.focus();
  else await self.clients.openWindow(path);
}
