import { isPhone } from '../native/platform.ts';
import { watched } from './watched.ts';

/**
 * Has the browser promised to keep what is stored here? Null before it was asked. The phone app's own store is never
 * cleared for want of room.
 */
export const keptForGood = watched<boolean | null>(isPhone ? true : null);

/** Asks for the promise, once while the page is open: some browsers ask their owner. */
export async function askToKeep(storage: StorageManager | undefined = navigator.storage): Promise<void> {
  if (keptForGood.get() !== null) return;
  keptForGood.set(await promised(storage));
}

async function promised(storage: StorageManager | undefined): Promise<boolean> {
  try {
    return (await storage?.persisted?.()) === true || (await storage?.persist?.()) === true;
  } catch {
    return false;
  }
}
