import type { CivilDate } from '@teeka/domain/calendar';
import { checkListRange, type RangeDirection } from '@teeka/domain/reports';
import { type Refused, refuse } from '../../../platform/http/handler.ts';
import type { Wish } from './queries.ts';

type Paging = Omit<Wish, 'range'>;
type Filter = Paging & { readonly from_date: string; readonly to_date: string };
type SurveyorFilter = Paging & { readonly start_date: string; readonly end_date: string };

interface Window {
  readonly direction: RangeDirection;
  readonly today: CivilDate;
}

function judged(
  requested: { from: string; to: string },
  fields: { from: string; to: string },
  { direction, today }: Window,
): { readonly range: Wish['range'] } | Refused {
  const checked = checkListRange(requested, { direction, today, fields });
  return 'refusal' in checked ? refuse(checked.refusal) : checked;
}

/** The wish behind a list's filter, or why its days are not taken. */
export function wishOf(filter: Filter, window: Window): Wish | Refused {
  const fields = { from: 'from_date', to: 'to_date' };
  const days = judged({ from: filter.from_date, to: filter.to_date }, fields, window);
  return 'refused' in days ? days : { ...filter, ...days };
}

/** The same for the surveyor's calls, whose days have other names. */
export function daysOf(
  filter: Pick<SurveyorFilter, 'start_date' | 'end_date'>,
  today: CivilDate,
): { readonly range: Wish['range'] } | Refused {
  const fields = { from: 'start_date', to: 'end_date' };
  return judged({ from: filter.start_date, to: filter.end_date }, fields, { direction: 'past', today });
}
