import { type CivilDate, isCivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { type DateRange, dateRangeRefusal, fromWindow, toWindow } from './date-range.ts';

/** A list that looks back, ahead, or (the planner's) both ways. */
export type RangeDirection = 'past' | 'upcoming' | 'both';

/** Names of the two fields on the wire, under which refusals stand. */
export interface RangeFields {
  readonly from: string;
  readonly to: string;
}

function windows(direction: RangeDirection, from: CivilDate, today: CivilDate): readonly [DateRange, DateRange] {
  if (direction !== 'both') return [fromWindow(direction, today), toWindow(from, direction, today)];
  const [past, ahead] = [fromWindow('past', today), fromWindow('upcoming', today)];
  return [{ from: past.from, to: ahead.to }, toWindow(from, 'upcoming', today)];
}

/**
 * The range of days a list was requested for, or why it is not taken: a day missing (FLDVAL0023, 0024) or none of the
 * calendar (0017), backwards (0026), longer than a month (0025), before the window (0018, never before 2023-01-01)
 * or after it (0019). Specification 2, section 9.
 */
export function checkListRange(
  requested: DateRange,
  { direction, today, fields }: { direction: RangeDirection; today: CivilDate; fields: RangeFields },
): { readonly range: DateRange } | { readonly refusal: Refusal<RefusalCode> } {
  for (const end of ['from', 'to'] as const)
    if (requested[end] !== '' && !isCivilDate(requested[end]))
      return { refusal: { code: 'FLDVAL0017', path: fields[end] } };
  const wrong = dateRangeRefusal(requested);
  if (wrong) return { refusal: { ...wrong, path: wrong.path === 'fromDate' ? fields.from : fields.to } };
  const [forFrom, forTo] = windows(direction, requested.from, today);
  if (requested.from < forFrom.from)
    return { refusal: { code: 'FLDVAL0018', path: fields.from, values: { min: forFrom.from } } };
  if (requested.from > forFrom.to)
    return { refusal: { code: 'FLDVAL0019', path: fields.from, values: { max: forFrom.to } } };
  if (requested.to > forTo.to) return { refusal: { code: 'FLDVAL0019', path: fields.to, values: { max: forTo.to } } };
  return { range: requested };
}
