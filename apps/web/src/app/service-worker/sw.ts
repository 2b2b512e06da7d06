/// <reference lib="webworker" />
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { fetchParcels } from './fetch-parcels.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The worker that keeps the app's files, so that it opens without network. Answers of the server are never kept here:
 * the encrypted store keeps what a session day needs.
 */
const kept = new PrecacheController();
kept.addToCacheList(self.__WB_MANIFEST);

self.addEventListener('install', (event) => {
  const all = async (): Promise<void> => {
    const cache = await caches.open(kept.strategy.cacheName);
    // Whatever the parcels did not bring is fetched by itself.
    await fetchParcels({ cache, keyOf: (path) => kept.getCacheKeyForURL(path) }).catch(console.warn);
    await kept.install(event);
  };
  event.waitUntil(all());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  void kept.activate(event);
});
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

cleanupOutdatedCaches();
registerRoute(new PrecacheRoute(kept));
registerRoute(
  new NavigationRoute(kept.createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api\//, /^\/health/, /^\/metrics/],
  }),
);
