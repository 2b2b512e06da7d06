import { currentWorkday } from '../workday/current.ts';
import type { Workday } from '../workday/workday.ts';

/** Long enough that a row of records on its way is looked at once (milliseconds). */
const pause = 2000;

/**
 * Has certificates signed that were wanted without network, and those of who had one and was given a dose here: looked at when there
 * is network again, and when records were sent.
 */
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
  const seen = new Set<string>();
  async function look(): Promise<void> {
    if (signing || !online.get()) return;
    signing = true;
    try {
      const [{ wantRenewed }, { signWanted }] = await Promise.all([
        import('./renewed-codes.ts'),
        import('./sign-wanted.ts'),
      ]);
      await wantRenewed(workday, seen);
      await signWanted(workday);
    } catch {
      // What was wanted stays wanted.
    }
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
