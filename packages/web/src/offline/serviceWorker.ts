/** Keeps the files of the page for days without a network. Matches on a server are never kept here. */

/** The few things of a service worker's world that are used here; the page's own library of types has none of them. */
interface WorkerScope {
  /** Put before this script when the page is built: the files of the page, and a name for this very set of them. */
  readonly banneretPage: { readonly version: string; readonly files: readonly string[] };
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as WorkerScope;
const { version, files } = worker.banneretPage;
const CACHE = `banneret-${version}`;

worker.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.addAll(['/', ...files.filter(file => file !== '/index.html')]))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', event => {
  event.waitUntil(forgetOlder().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? pageFor(request) : fileFor(request));
});

/** The newest page if the network has it, else the one that was kept. */
async function pageFor(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('/');
    if (kept !== undefined) return kept;
    throw error;
  }
}

const fileFor = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

async function forgetOlder(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('banneret-') && name !== CACHE) await caches.delete(name);
}
