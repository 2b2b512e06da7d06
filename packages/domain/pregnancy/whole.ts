import { addDays, type CivilDate } from '../calendar/index.ts';
import type { DayRange } from '../person/index.ts';
import { visitRange } from './antenatal.ts';
import { abortionRange, deliveryRange } from './dates.ts';
import { rangeOf } from './days-of-act.ts';
import { textIn } from './event.ts';
import { endedOn, type Outcome, type Pregnancy } from './record.ts';

/** Later than anything that is on record. */
const noDay: CivilDate = '9999-12-31';
const within = (day: CivilDate, { min, max }: DayRange): boolean => day >= min && day <= max;

/** Is every child born on the day of the delivery or the next, one of them on its day? */
function isOfItsDay({ on, births }: Outcome): boolean {
  const days = births.map(({ facts }) => textIn(facts, 'born_on'));
  return days.length === 0 || (days.includes(on) && days.every((day) => day === on || day === addDays(on, 1)));
}

/**
 * Does everything in a pregnancy stand in its time: visits before its end, the end within its weeks, children born at it, a visit after a delivery
 * after one, and a pregnancy that is followed by another ended before it?
 */
export function isWhole(pregnancy: Pregnancy, next: Pick<Pregnancy, 'lmp'> | undefined): boolean {
  const { lmp, visits, outcome, death, postnatal } = pregnancy;
  const end = endedOn(pregnancy);
  const ofVisits = visitRange({ lmp, endedOn: end }, noDay);
  if (!visits.every(({ on }) => within(on, ofVisits))) return false;
  if (outcome?.kind === 'delivery' && !within(outcome.on, deliveryRange(lmp, noDay))) return false;
  if (outcome?.kind === 'delivery' && !isOfItsDay(outcome)) return false;
  if (outcome?.kind === 'abortion' && !within(outcome.on, abortionRange(lmp, noDay))) return false;
  if (postnatal.length > 0 && outcome?.kind !== 'delivery') return false;
  const after = rangeOf('postnatal', pregnancy, noDay, undefined);
  if (!postnatal.every(({ on }) => within(on, after))) return false;
  if (death && !within(death.on, rangeOf('maternal-death', pregnancy, noDay, undefined))) return false;
  if (!next) return true;
  return outcome !== null && (end === null || end <= next.lmp);
}
