import { subjectOf } from '../outbox/chains.ts';
import { useItems } from './use-workday.ts';

/**
 * How many writes about a person the server has accepted from this phone: a question about them is asked again when
 * the number grows.
 */
export const useSettled = (beneficiaryId: string): number =>
  useItems().filter(({ state, input }) => state === 'done' && subjectOf(input).person === beneficiaryId)
    .length;
