/**
 * The app's files are kept by a service worker (not within a phone's app, which carries them). A newer build waits
 * until the app is opened again and takes over before anything is typed, so that no screen is pulled from under
 * a person's hands.
 */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || location.protocol === 'capacitor:') return;
  const hadWorker = navigator.serviceWorker.controller !== null;
  const opened = performance.now();
  let reloading = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!hadWorker || reloading || performance.now() - opened > 4000) return;
    reloading = true;
    location.reload();
  });
  addEventListener('load', async () => {
    const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null);
    if (hadWorker) registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
  });
  // A screen of a build that is gone from the server: one reload brings the new one.
  addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem('reloaded') === location.href) return;
    sessionStorage.setItem('reloaded', location.href);
    event.preventDefault();
    location.reload();
  });
}
