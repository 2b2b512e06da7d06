import { currentWorkday } from '../workday/current.ts';
import type { Workday } from '../workday/workday.ts';
import { makeRounds } from './rounds.ts';
import { wishes } from './wishes.ts';

/** Long enough that a row of records on its way is looked at once (milliseconds). */
const pause = 2000;

/**
 * Has certificates signed that were wanted without network, and those of who had one and whose record was changed here: looked at when
 * there is network again, when records were sent, and again by itself where the server could not.
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
  const seen = new Set<string>();
  // At once: the pull that follows what was taken back takes the code off this phone, and who had one would not be known.
  const noting = makeRounds({
    pause: 0,
    round: async () => {
      const { wantRenewed } = await import('./renewed-codes.ts');
      await wantRenewed(workday, seen);
      return true;
    },
  });
  const signing = makeRounds({
    pause,
    round: async () => {
      if (!online.get()) return true;
      const { signWanted } = await import('./sign-wanted.ts');
      return signWanted(workday);
    },
  });
  const unwatch = [
    workday.view.watch(noting.soon),
    wishes.watch(signing.soon),
    online.watch(signing.soon),
    workday.outbox.items.watch(signing.soon),
  ];
  noting.soon();
  signing.soon();
  return () => {
    noting.end();
    signing.end();
    for (const end of unwatch) end();
  };
}
