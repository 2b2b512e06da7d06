import { countOf } from '../../platform/outbox/about.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { othersWaiting } from '../../records/workday/index.ts';

/** What other workers have not sent from this phone, as the chip counts: people, and records about nobody. */
export const useOthers = (): number => useWatched(othersWaiting).reduce((sum, one) => sum + countOf(one), 0);
