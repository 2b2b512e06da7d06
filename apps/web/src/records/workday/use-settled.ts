import { subjectOf } from '../../platform/outbox/chains.ts';
import { useItems } from './use-workday.ts';

/** The last write of this phone that the server has accepted: what counts many people is asked again after another. */
export const useLastSettled = (): string | undefined => useItems().findLast(({ state }) => state === 'done')?.id;

/**
 * How many writes about a person the server has accepted from this phone: a question about them is asked again when
 * the number grows.
 */
export const useSettled = (beneficiaryId: string): number =>
  useItems().filter(({ state, input }) => state === 'done' && subjectOf(input).person === beneficiaryId).length;
