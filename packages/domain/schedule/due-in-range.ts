import { type CivilDate, compareDays } from '../calendar/index.ts';
import type { DueSpan } from './due-spans.ts';

/** One line of a due list: a dose, and the first day on which it can be given, today at the earliest. */
export interface DueDose {
  readonly code: string;
  readonly day: CivilDate;
  readonly opens: CivilDate;
  readonly closes: CivilDate;
  readonly overdue: boolean;
}

/**
 * What a person is called for in a period, overdue doses first, then by day: every dose whose first possible day (today
 * at the earliest) lies in it. So a period that begins today holds all that is open and all that opens until its end; a
 * later one holds what comes on top. The period lies today or later.
 */
export function dueInRange(
  spans: readonly DueSpan[],
  { today, from, to }: { readonly today: CivilDate; readonly from: CivilDate; readonly to: CivilDate },
): readonly DueDose[] {
  const due: DueDose[] = [];
  for (const { code, opens, closes, overdueFrom } of spans) {
    const day = opens > today ? opens : today;
    if (day < from || day > to || closes < day) continue;
    const overdue = opens <= today && overdueFrom !== undefined && overdueFrom <= today;
    due.push({ code, day, opens, closes, overdue });
  }
  return due.sort((a, b) => Number(b.overdue) - Number(a.overdue) || compareDays(a.day, b.day));
}
