import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { OFFLINE_HEADERS, offlineDocument } from './offline.ts';

declare const self: ServiceWorkerGlobalScope;

const UNAVAILABLE = 503;
const DAY_SECONDS = 86_400;

// What is kept never changes under its name, so a new worker may take over from an old one without a reload. @spec SWK-4
void self.skipWaiting();
clientsClaim();

/** Set when the site wants no worker any more: an open page is served by this one until it is left. */
let isStopped = false;
self.addEventListener('message', ({ data, ports: [port] }) => {
  if (data !== 'stop') return;
  isStopped = true;
  port?.postMessage('stopped');
});

// Files of the build alone: documents, answers of the backend and everything private go past the worker. @spec SWK-2
registerRoute(
  ({ sameOrigin, url, request }) => !isStopped && sameOrigin && request.method === 'GET' && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'tl-files-1',
    plugins: [
      { cacheWillUpdate: async ({ response }) => (!isStopped && response.status === 200 && !isDocument(response) ? response : null) },
      new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true }),
    ],
  }),
);
registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request, url }) => {
    try {
      return await fetch(request);
    } catch {
      return new Response(offlineDocument(url.pathname), { status: UNAVAILABLE, headers: OFFLINE_HEADERS });
    }
  },
);

/** A page in the place of a file: somebody's error. */
const isDocument = (response: Response): boolean => (response.headers.get('content-type') ?? '').startsWith('text/html');
