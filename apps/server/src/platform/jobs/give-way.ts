import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long a job may keep the thread to itself before whoever calls is answered. */
const longestMs = 20;

/** To be awaited between the steps of long work: gives way to calls, whatever a step costs. */
export function giveWay(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await nextTurn();
    since = performance.now();
  };
}
