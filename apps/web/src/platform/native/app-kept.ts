import { type Watched, watched } from '../storage/watched.ts';
import { isPhone } from './platform.ts';

/**
 * Would the app open without network? `yes`: its files are on this device, all of them. `fetching`: they are on their
 * way. `no`: this browser does not keep it.
 */
export type AppKept = 'yes' | 'fetching' | 'no';

/** Of the browser's service workers, what is asked here. */
interface Workers extends EventTarget {
  readonly controller: unknown;
  readonly ready: Promise<unknown>;
}

/** The phone's own app carries its files with it. */
export const appKept: Watched<AppKept> = watched<AppKept>(isPhone ? 'yes' : 'no');

/**
 * Follows the worker that keeps the files. It is active only once it has stored all of them, and only a page that it
 * is in control of gets them from it: both together are the truth.
 */
export function followAppKept(workers: Workers, kept: Watched<AppKept> = appKept): void {
  let active = false;
  const look = () => kept.set(active && workers.controller !== null ? 'yes' : 'fetching');
  look();
  workers.addEventListener('controllerchange', look);
  void workers.ready.then(() => {
    active = true;
    look();
  });
}
