import type { CivilDate } from '@teeka/domain/calendar';
import type { Forecast } from '@teeka/domain/schedule';

/**
 * When the family is to come again: the first day after that of the visit on which a dose may be given, as things stand
 * now. Where that has come since, because the visit was typed later, they may come today; undefined without such a dose.
 */
export const nextVisit = (now: Forecast, day: CivilDate): CivilDate | undefined =>
  now.doses.flatMap(({ due }) => (due !== undefined && due > day ? [due < now.on ? now.on : due] : [])).sort()[0];
