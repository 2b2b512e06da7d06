import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { fetchParcels } from './fetch-parcels.ts';

/** Of a worker's scope, what is used here: its library and that of pages cannot both be read in one program. */
interface Begins extends Event {
  waitUntil(done: Promise<unknown>): void;
}
declare const self: {
  addEventListener(type: 'install' | 'activate', heard: (event: Begins) => void): void;
  addEventListener(type: 'message', heard: (event: MessageEvent<{ readonly type?: string } | null>) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly __WB_MANIFEST: Parameters<PrecacheController['addToCacheList']>[0];
};

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
