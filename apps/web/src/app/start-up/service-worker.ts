import { appKept, followAppKept, isPhone } from '../../platform/native/index.ts';

/** How long after the first screen the worker begins to fetch the rest of the app, in milliseconds. */
const patience = 1500;
/** How long after a fetch that broke off the next one begins, in milliseconds. */
const pauseAfterBreak = 15_000;
/** Only this soon after opening may a newer build take over: nothing is typed yet. */
const takeOverWithin = 4000;

const usable = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && location.protocol.startsWith('http');

/**
 * The app's files are kept by a service worker, so that it opens without network. A newer build waits until the app
 * is opened again and then takes over at once, so that no screen is pulled from under a person's hands.
 */
export function takeOverWaitingBuild(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload()) return;
    sessionStorage.setItem('reloaded', location.href);
    event.preventDefault();
    location.reload();
  });
  if (!usable()) return;
  if (!isPhone) followAppKept(navigator.serviceWorker);
  if (navigator.serviceWorker.controller === null) return;
  const opened = performance.now();
  let reloading = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (reloading || performance.now() - opened > takeOverWithin) return;
    reloading = true;
    location.reload();
  });
  void navigator.serviceWorker.getRegistration().then((found) => found?.waiting?.postMessage({ type: 'SKIP_WAITING' }));
}

/**
 * A screen of a build that is gone from the server: one reload brings the new one. Never without network, and only
 * where the worker answers for the page itself: anything else can end at the browser's own error page.
 */
function mayReload(): boolean {
  const isKept = usable() && navigator.serviceWorker.controller !== null;
  return isKept && navigator.onLine && sessionStorage.getItem('reloaded') !== location.href;
}

/** Once the first screen stands: keeps the whole app on the device. It must not compete with what is needed first. */
export function keepAppOnDevice(): void {
  if (usable()) setTimeout(() => void keep(), patience);
}

/** A fetch that breaks off with the network leaves nothing behind: it begins again. */
async function keep(): Promise<void> {
  const again = () => setTimeout(() => void keep(), pauseAfterBreak);
  try {
    const found = await navigator.serviceWorker.register('/sw.js');
    const { installing } = found;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant' && found.active === null) again();
    });
  } catch {
    if (appKept.get() !== 'yes') again();
  }
}
