import type { DownloadFilter } from '@teeka/contract/downloads';
import { checkMonth, monthsUpTo } from '@teeka/domain/coverage';
import type { Taker } from '../../../platform/downloads/index.ts';
import { type Refused, refuse } from '../../../platform/http/handler.ts';
import type { ZeroDoseQuestion } from './queries.ts';

type Wish = Pick<DownloadFilter, 'month' | 'months' | 'village_id'>;

/** The question behind a wish, or why its month is not taken. */
export function requestedZeroDose(
  { month, months, village_id: village }: Wish,
  { actor, now }: Pick<Taker, 'actor' | 'now'>,
): ZeroDoseQuestion | Refused {
  const checked = checkMonth(month, { today: now.today, field: 'month' });
  if ('refusal' in checked) return refuse(checked.refusal);
  return { scope: actor.scope, range: monthsUpTo(checked.month, months), village };
}
