import { appKept } from './app-kept.ts';

/**
 * The app is loaded anew, since what failed may have left it in a strange state. Where its files are not on this device
 * and do not come either, that would end on the browser's own error page: there it goes on within the app.
 */
export async function openAnew(load: () => void, within: (() => void) | undefined): Promise<void> {
  if (!within || appKept.get() === 'yes' || (await filesCome())) load();
  else within();
}

/** Does the server answer for the app's own page? Asked past every cache. */
export async function filesCome(): Promise<boolean> {
  try {
    return (await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}
