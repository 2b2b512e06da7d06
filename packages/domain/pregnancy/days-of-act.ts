import { addDays, type CivilDate, daysBetween, isCivilDate } from '../calendar/index.ts';
import type { DayRange } from '../person/index.ts';
import { visitRange } from './antenatal.ts';
import { abortionRange, deliveryRange, lastDayOfPregnancy } from './dates.ts';
import { textIn } from './event.ts';
import { isOfChild, isOfMother, type PregnancyEventKind, tellsOf } from './forms/index.ts';
import { endedOn, liveBirths, type Pregnancy } from './record.ts';
import { riskRules } from './risk-rules.ts';

/** Within so many days after the end of a pregnancy a death is a maternal one. */
export const maternalDeathDays = 42;

/**
 * Days on which an act may have been, by what is on record; never after today. `next` is the woman's pregnancy after this one.
 * Where it is the end of the pregnancy, that it is not before the last visit is said by itself (`lastVisitBefore`).
 */
export function rangeOf(
  kind: PregnancyEventKind,
  pregnancy: Pregnancy,
  today: CivilDate,
  next: Pick<Pregnancy, 'lmp'> | undefined,
): DayRange {
  const { min, max } = windowOf(kind, pregnancy, today);
  return { min, max: [max, today, ...(next ? [next.lmp] : [])].toSorted()[0] ?? max };
}

function windowOf(kind: PregnancyEventKind, pregnancy: Pregnancy, today: CivilDate): DayRange {
  const { lmp, outcome, death } = pregnancy;
  const ended = endedOn(pregnancy);
  const { daysAfterOutcome } = riskRules[0];
  switch (kind) {
    case 'antenatal':
      return visitRange({ lmp, endedOn: ended ?? death?.on ?? null }, today);
    case 'delivery':
      return untilDeath(deliveryRange(lmp, today), death);
    case 'abortion':
      return untilDeath(abortionRange(lmp, today), death);
    case 'delivery-date':
      return correctionRange(pregnancy, today);
    case 'maternal-death':
      return { min: ended ?? lmp, max: ended ? addDays(ended, maternalDeathDays) : lastDayOfPregnancy(lmp) };
    case 'postnatal': {
      const delivered = outcome?.on ?? lmp;
      return { min: delivered, max: lastOfHers(pregnancy) ?? addDays(delivered, daysAfterOutcome) };
    }
    case 'referral': {
      const last = addDays(ended ?? lastDayOfPregnancy(lmp), daysAfterOutcome);
      return { min: lmp, max: lastOfHers(pregnancy) ?? last };
    }
    default:
      return { min: lmp, max: today };
  }
}

/** Her death, after which nobody is visited or sent: a living child of hers is. */
const lastOfHers = (pregnancy: Pregnancy): CivilDate | undefined =>
  liveBirths(pregnancy).length > 0 ? undefined : pregnancy.death?.on;

/** Where her death is on record already, what ended the pregnancy was not after it, nor more than its weeks before. */
const untilDeath = ({ min, max }: DayRange, death: Pregnancy['death']): DayRange => {
  if (!death) return { min, max };
  const weeksBefore = addDays(death.on, -maternalDeathDays);
  return { min: weeksBefore > min ? weeksBefore : min, max: death.on < max ? death.on : max };
};

/** The day of a delivery put right stays before what followed it, and what followed stays within its weeks. */
function correctionRange({ lmp, outcome, postnatal, death }: Pregnancy, today: CivilDate): DayRange {
  const { min, max } = deliveryRange(lmp, today);
  if (!outcome) return { min, max };
  const discharged = textIn(outcome.facts, 'discharged_on');
  const born = outcome.births.map(({ facts }) => textIn(facts, 'born_on')).toSorted();
  const lastBorn = born.at(-1) ?? outcome.on;
  // The second of twins may be born after midnight, and that is not tomorrow either.
  const untilLast = isCivilDate(lastBorn) ? daysBetween(outcome.on, lastBorn) : 0;
  const [first, last] = [postnatal[0]?.on, postnatal.at(-1)?.on];
  const notAfter = [max, addDays(today, -untilLast), discharged, first ?? '', death?.on ?? ''].filter(isCivilDate);
  const notBefore = [
    min,
    last ? addDays(last, -riskRules[0].daysAfterOutcome) : min,
    death ? addDays(death.on, -maternalDeathDays) : min,
  ];
  return { min: notBefore.toSorted().at(-1) ?? min, max: notAfter.toSorted()[0] ?? max };
}

/**
 * The last visit, before which the pregnancy cannot have ended; for her death those after a delivery count as well, but those
 * to her child alone, which go on after it.
 */
export function lastVisitBefore(kind: PregnancyEventKind, { visits, postnatal }: Pregnancy): CivilDate | undefined {
  const toHer = postnatal.filter(({ facts }) => tellsOf(facts, isOfMother) || !tellsOf(facts, isOfChild));
  const days = [...visits, ...(kind === 'maternal-death' ? toHer : [])].map(({ on }) => on);
  return days.toSorted().at(-1);
}

const ends: readonly PregnancyEventKind[] = ['delivery', 'abortion', 'maternal-death', 'lost', 'delivery-date'];

/** Days that the form of an act takes, where it has a day; what the screen's calendar offers. */
export function daysOfAct(
  kind: PregnancyEventKind,
  pregnancy: Pregnancy,
  today: CivilDate,
  next?: Pick<Pregnancy, 'lmp'>,
): DayRange {
  const { min, max } = rangeOf(kind, pregnancy, today, next);
  const last = ends.includes(kind) ? lastVisitBefore(kind, pregnancy) : undefined;
  return { min: last !== undefined && last > min ? last : min, max };
}
