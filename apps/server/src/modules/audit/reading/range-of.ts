import { checkListRange } from '@teeka/domain/reports';
import type { Now } from '../../../platform/clock/clock.ts';

/** The days of an audit: a month at most, of the last year. */
export function rangeOf(
  { from_date, to_date }: { readonly from_date: string; readonly to_date: string },
  { today }: Now,
) {
  const fields = { from: 'from_date', to: 'to_date' };
  return checkListRange({ from: from_date, to: to_date }, { direction: 'past', today, fields });
}
