/** How long after the first screen the worker begins to fetch the rest of the app, in milliseconds. */
const patience = 1500;
/** Only this soon after opening may a newer build take over: nothing is typed yet. */
const takeOverWithin = 4000;

const usable = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && location.protocol.startsWith('http');

/**
 * The app's files are kept by a service worker, so that it opens without network. A newer build waits until the app
 * is opened again and then takes over at once, so that no screen is pulled from under a person's hands.
 */
export function takeOverWaitingBuild(): void {
  // A screen of a build that is gone from the server: one reload brings the new one.
  addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem('reloaded') === location.href) return;
    sessionStorage.setItem('reloaded', location.href);
    event.preventDefault();
    location.reload();
  });
  if (!usable() || navigator.serviceWorker.controller === null) return;
  const opened = performance.now();
  let reloading = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (reloading || performance.now() - opened > takeOverWithin) return;
    reloading = true;
    location.reload();
  });
  void navigator.serviceWorker
    .getRegistration()
    .then((found) => found?.waiting?.postMessage({ type: 'SKIP_WAITING' }));
}

/** Once the first screen stands: keeps the whole app on the device. It must not compete with what is needed first. */
export function keepAppOnDevice(): void {
  if (!usable()) return;
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), patience);
}
