import { currentWorkday } from '../workday/current.ts';
import type { Workday } from '../workday/workday.ts';

/** Long enough that a row of records on its way is looked at once (milliseconds). */
const pause = 2000;

/** Has certificates signed that were wanted without network: looked at when there is one again, and when records were sent. */
export function keepSigned(): void {
  let stop = () => {};
  currentWorkday.watch(() => {
    stop();
    const workday = currentWorkday.get();
    stop = workday ? follow(workday) : () => {};
  });
}

function follow(workday: Workday): () => void {
  const { online } = workday.connectivity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let signing = false;
  async function look(): Promise<void> {
    if (signing || !online.get()) return;
    signing = true;
    await import('./sign-wanted.ts').then(({ signWanted }) => signWanted(workday)).catch(() => undefined);
    signing = false;
  }
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), pause);
  };
  const unwatch = [online.watch(soon), workday.outbox.items.watch(soon)];
  soon();
  return () => {
    clearTimeout(timer);
    for (const end of unwatch) end();
  };
}
