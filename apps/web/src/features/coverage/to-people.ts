import { addDays, addMonths, type CivilDate } from '@teeka/domain/calendar';
import { type DateRange, fromWindow } from '@teeka/domain/reports';
import { vaccineOfDose } from '@teeka/domain/schedule';

/** The days of a month (`YYYY-MM`) of which there can be a line list: none to come, none further back than a list looks. */
export function daysOf(month: string, today: CivilDate): DateRange {
  const first: CivilDate = `${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const earliest = fromWindow('past', today).from;
  return { from: first < earliest ? earliest : first, to: last > today ? today : last };
}

/** Of a page of coverage what its lists are narrowed to, too. */
const partOnly = (before: object) => ({ part: 'part' in before ? before.part : undefined });

interface Narrowed {
  readonly village?: number;
  readonly vaccine?: string;
}

/** The list of who is due: of the part of the area that the page is of, of one village of it, for one vaccine. */
export const toDue = (narrowed: Narrowed = {}) => ({
  to: '/coverage/due-list',
  search: (before: object) => ({ ...partOnly(before), ...narrowed }),
});

/** Who is due for the vaccine of a dose. */
export function toDueFor(dose: string) {
  const vaccine = vaccineOfDose(dose);
  return toDue(vaccine === undefined ? {} : { vaccine });
}

/** What was recorded in the days of the page: of the part of the area, or of one village of it. */
export const toLines = (days: DateRange, village?: number) => ({
  to: '/coverage/line-list',
  search: (before: object) => ({ ...partOnly(before), ...days, ...(village === undefined ? {} : { village }) }),
});

/** The children behind the figure of zero doses: of the months and the part of the area that the page is of, or of one village of it. */
export const toZeroDose = (village?: number) => ({
  to: '/coverage/zero-dose',
  search: (before: object) => ({
    ...partOnly(before),
    month: 'month' in before ? before.month : undefined,
    span: 'span' in before ? before.span : undefined,
    ...(village === undefined ? {} : { village }),
  }),
});
