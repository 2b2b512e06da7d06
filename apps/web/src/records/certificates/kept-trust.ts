import { type Kept, readJson } from '../../platform/storage/kept.ts';
import type { CardTrust } from './card-trust.ts';

/** `of`: the `at` of the list that was stored last; where another one stands there, this says nothing of it. */
interface Heard extends Pick<CardTrust, 'at' | 'heardAt'> {
  readonly of?: string | undefined;
}
const key = 'CARD-TRUST';
/** The list may be long, and is written when it changes alone. */
const heardKey = 'CARD-TRUST-HEARD';

/**
 * What certificates are judged by, kept on this device. The store may refuse a list without telling, and another tab may write its own: the
 * time of the last answer is never that of a list which was not part of it, so that what a list lacks is asked for again.
 */
export function keepTrust(store: Kept) {
  let of: string | undefined;
  return {
    /** As last heard, as far as it was kept. What an earlier version of the app kept knows of no revoked keys. */
    read(): CardTrust | null {
      const kept = readJson<CardTrust>(store, key);
      if (!kept) return null;
      of = kept.at;
      const heard = readJson<Heard>(store, heardKey);
      const time = heard && heard.of === kept.at ? { at: heard.at, heardAt: heard.heardAt } : {};
      return { ...kept, revoked: kept.revoked ?? [], ...time };
    },
    /** `isNew`: something in it is not as it was written last. */
    write(trust: CardTrust, isNew: boolean): void {
      if (isNew) {
        store.set(key, JSON.stringify(trust));
        of = trust.at;
      }
      const { at, heardAt } = trust;
      store.set(heardKey, JSON.stringify({ of, at, heardAt } satisfies Heard));
    },
  };
}
