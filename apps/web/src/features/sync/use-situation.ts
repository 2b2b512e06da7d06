import { storeCleared, storeRefuses } from '../../platform/storage/storage-trouble.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { othersWaiting, useItems, useOnline, useSenderState } from '../../records/workday/index.ts';
import { type Situation, sum } from './summary.ts';

/** All that the chip and its sheet speak of, as it is now. */
export const useSituation = (): Situation => ({
  items: useItems(),
  others: useWatched(othersWaiting).reduce(sum, { people: 0, records: 0 }),
  sender: useSenderState(),
  online: useOnline(),
  cleared: useWatched(storeCleared),
  refuses: useWatched(storeRefuses),
});
