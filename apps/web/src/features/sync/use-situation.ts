import { storeCleared, storeRefuses } from '../../platform/storage/storage-trouble.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { useItems, useOnline, useSenderState } from '../../records/workday/index.ts';
import type { Situation } from './summary.ts';
import { useOthers } from './use-others.ts';

/** All that the chip and its sheet speak of, as it is now. */
export const useSituation = (): Situation => ({
  items: useItems(),
  others: useOthers(),
  sender: useSenderState(),
  online: useOnline(),
  cleared: useWatched(storeCleared),
  refuses: useWatched(storeRefuses),
});
