import type { CivilDate } from '@teeka/domain/calendar';
import { type DateRange, datePresets } from '@teeka/domain/reports';

/** What the list shows while no period is chosen: Next Week, the days of the next session. */
export function usualPeriod(today: CivilDate): DateRange {
  const [week] = datePresets('upcoming', today);
  return week ? { from: week.from, to: week.to } : { from: today, to: today };
}
