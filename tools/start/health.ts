import { setTimeout as pause } from 'node:timers/promises';

/** Waits until `GET /health` answers 200, or until `ended` says that it never will. */
export async function untilHealthy(address: string, ended: Promise<unknown>): Promise<boolean> {
  let over = false;
  ended.finally(() => {
    over = true;
  });
  while (!over) {
    const reply = await fetch(`${address}/health`).catch(() => undefined);
    await reply?.body?.cancel();
    if (reply?.status === 200) return true;
    await pause(20);
  }
  return false;
}
