import type { VialFault } from '@teeka/domain/stock';

/** The form on the page of the stock. */
export const unfitPlace = '/stock#unfit';

/** What a worker says of a batch: what is wrong, by its fault or in own words. */
export interface Unfit {
  /** The batch that it is said of. */
  readonly batch_id: string;
  readonly fault: VialFault | 'other' | null;
  readonly reason: string;
  /** When it was saved first; null before. */
  readonly seen_at: string | null;
}
export const nothingSaid: Unfit = { batch_id: '', fault: null, reason: '', seen_at: null };

/** The reason as it is sent: the fault, else what was written. */
export const reasonOf = ({ fault, reason }: Pick<Unfit, 'fault' | 'reason'>): string =>
  fault === null ? '' : fault === 'other' ? reason.trim() : fault;

/** When a stop was seen to be needed: that stays where it is corrected, unless the phone's clock was wrong. */
export const seenAt = (
  { value, hadWrongClock }: { readonly value: Unfit; readonly hadWrongClock: boolean },
  now: string,
): string => (hadWrongClock ? now : (value.seen_at ?? now));
