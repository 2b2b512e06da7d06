import { appKept } from './app-kept.ts';
import { online } from './connectivity.ts';
import { filesCome } from './open-anew.ts';

/** How long after such a reload the next may follow, in milliseconds. */
const betweenReloads = 30_000;
const reloadedAt = 'part reloaded at';

/**
 * A part of the app whose files come when it is opened; null where they do not. Browsers remember a file that failed
 * until the page is loaded anew, and answer every later import with that failure: so nothing is asked for while there
 * is no network, and where a file failed though the server answers, the page is loaded again. Drafts and records
 * outlive that.
 */
export async function come<Part>(
  load: () => Promise<Part>,
  reload: () => void = () => location.reload(),
): Promise<Part | null> {
  const isKept = appKept.get() === 'yes';
  if (!isKept && !online.get()) return null;
  try {
    return await load();
  } catch (error) {
    console.warn('A part of the app did not come', error);
    if ((isKept || (await filesCome())) && mayReload()) reload();
    return null;
  }
}

function mayReload(): boolean {
  const before = Number(sessionStorage.getItem(reloadedAt));
  if (Date.now() - before < betweenReloads) return false;
  sessionStorage.setItem(reloadedAt, String(Date.now()));
  return true;
}
