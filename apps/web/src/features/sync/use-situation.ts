import { countOf } from '../../platform/outbox/about.ts';
import { storeCleared, storeRefuses } from '../../platform/storage/storage-trouble.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { othersWaiting, useItems, useOnline, useSenderState } from '../../records/workday/index.ts';
import type { Situation } from './summary.ts';

/** All that the chip and its sheet speak of, as it is now. */
export const useSituation = (): Situation => ({
  items: useItems(),
  others: useOthers(),
  sender: useSenderState(),
  online: useOnline(),
  cleared: useWatched(storeCleared),
  refuses: useWatched(storeRefuses),
});

/** What other workers have not sent from this phone, as the chip counts: people, and records about nobody. */
const useOthers = (): number => useWatched(othersWaiting).reduce((sum, one) => sum + countOf(one), 0);
