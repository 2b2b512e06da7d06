import type { CardTrust } from './card-trust.ts';
import { type Judged, judge } from './judge.ts';

/** What came of asking for the keys: there was no network, no answer, or an answer. */
export type KeysHeard = 'offline' | 'unheard' | 'heard';

/** A card that was judged; of one whose key is not known, what came of asking for it. */
export type JudgedCard = Extract<Judged, { what: 'card' }> & { readonly keys?: KeysHeard };

type Known = Parameters<typeof judge>[1];

interface Asking {
  readonly isOnline: () => boolean;
  /** Whether the server has answered. */
  readonly hear: () => Promise<boolean>;
  readonly newest: () => CardTrust | null;
}

/** Judges a code; where its key is not known and there is network, the keys are asked for first. `onAsking` is told while that lasts. */
export const makeJudge =
  ({ isOnline, hear, newest }: Asking) =>
  async (
    text: string,
    known: Known,
    onAsking: (asking: boolean) => void,
  ): Promise<Exclude<Judged, { what: 'card' }> | JudgedCard> => {
    const judged = await judge(text, known);
    if (judged.what !== 'card' || judged.verdict.is !== 'unknown-key') return judged;
    if (!isOnline()) return { ...judged, keys: 'offline' };
    onAsking(true);
    const heard = await hear();
    onAsking(false);
    if (!heard) return { ...judged, keys: isOnline() ? 'unheard' : 'offline' };
    const again = await judge(text, { ...known, trust: newest() ?? known.trust });
    return again.what === 'card' ? { ...again, keys: 'heard' } : again;
  };
