import type { Verdict } from '@teeka/domain/certificates';
import type { CardTrust } from './card-trust.ts';
import { type Judged, judge } from './judge.ts';

/** What came of asking for the keys: there was no network, no answer, or an answer. */
export type KeysHeard = 'offline' | 'unheard' | 'heard';

/** A card that was judged; of one whose key is not known, what came of asking for it. */
export type JudgedCard = Extract<Judged, { what: 'card' }> & { readonly keys?: KeysHeard };

type Known = Omit<Parameters<typeof judge>[1], 'now'>;

interface Asking {
  readonly isOnline: () => boolean;
  /** Whether what is known was heard a moment ago. */
  readonly isNew: () => boolean;
  /** Whether the server has answered. */
  readonly hear: () => Promise<boolean>;
  readonly newest: () => CardTrust | null;
  /** Seconds since 1970; what was heard may have put it right. */
  readonly now: () => number;
  /** Milliseconds that a paper whose key is known waits for news of it. */
  readonly patience?: number;
}

/** What no news changes. */
const settled: ReadonlySet<Verdict['is']> = new Set(['forged', 'withdrawn', 'revoked-key', 'no-card']);

/** What only news can settle: a key that is new, the true time. */
const open: ReadonlySet<Verdict['is']> = new Set(['unknown-key', 'not-yet']);

/**
 * Judges a code; where there is network and what is known is not of this moment, the office is asked first: a paper may have been
 * withdrawn since, a key be new, the clock of this phone be behind. Of a paper whose key is known nobody waits long for that. `onAsking`
 * is told while it lasts.
 */
export const makeJudge =
  ({ isOnline, isNew, hear, newest, now, patience = 3000 }: Asking) =>
  async (
    text: string,
    known: Known,
    onAsking: (asking: boolean) => void,
  ): Promise<Exclude<Judged, { what: 'card' }> | JudgedCard> => {
    const judged = await judge(text, { ...known, now: now() });
    if (judged.what !== 'card') return judged;
    const { is } = judged.verdict;
    if (!open.has(is) && (settled.has(is) || isNew())) return judged;
    if (!isOnline()) return is === 'unknown-key' ? { ...judged, keys: 'offline' } : judged;
    onAsking(true);
    const heard = await (open.has(is) ? hear() : Promise.race([hear(), pause(patience)]));
    onAsking(false);
    const trust = newest() ?? known.trust;
    if (!heard) return is === 'unknown-key' ? { ...judged, keys: isOnline() ? 'unheard' : 'offline' } : judged;
    const again = await judge(text, { ...known, trust, now: now() });
    return again.what === 'card' ? { ...again, keys: 'heard' } : again;
  };

const pause = (milliseconds: number): Promise<false> =>
  new Promise((resolve) => setTimeout(() => resolve(false), milliseconds));
