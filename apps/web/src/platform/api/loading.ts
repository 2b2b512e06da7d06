import { watched } from '../storage/watched.ts';

/** How many calls are under way that the whole screen waits for. Starts at 1: opening the app counts as one. */
export const waiting = watched(1);

/** Counts one wait until the returned function is called; calling it again changes nothing. */
export function beginWaiting(): () => void {
  waiting.set(waiting.get() + 1);
  return once(() => waiting.set(Math.max(0, waiting.get() - 1)));
}

/** The first screen is drawn. */
export const endOpening = once(() => waiting.set(Math.max(0, waiting.get() - 1)));

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}
