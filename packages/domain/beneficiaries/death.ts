import { addYears, ageOn, type CivilDate, daysBetween } from '../calendar/index.ts';
import { beneficiaryTypeIds, checkDay, type DayRange } from '../person/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { checkRemark, refusedAt } from '../text/index.ts';

/** A person as far as a declaration of death asks. */
export interface DeathFacts {
  readonly today: CivilDate;
  readonly dob: CivilDate;
  readonly ben_type_id: number;
  readonly lmp_date: CivilDate | null;
  readonly abortion_on: CivilDate | null;
  /** Day of the last dose on record that is not voided. */
  readonly lastDose: CivilDate | null;
  readonly deceased_on: CivilDate | null;
}

const childYears = 5;
const adultYears = 18;
const daysAfterAbortion = 7;

/**
 * May a death on that day be declared? A pregnant woman's, at age 5 or under, or within 7 days after an abortion. The day
 * of death counts, not today: a child who died before the sixth birthday is reported after it, however long ago that
 * was. Somebody who is grown up by now did not die as a child; an abortion counts for a year.
 */
export function mayDeclareDeath(facts: DeathFacts, day: CivilDate): boolean {
  const { ben_type_id, dob, today, abortion_on } = facts;
  if (ben_type_id === beneficiaryTypeIds.pregnantWoman) return true;
  const grownUp = today >= addYears(dob, adultYears);
  const age = ageOn(dob, day);
  if (!grownUp && age && age.years <= childYears) return true;
  const since = abortion_on === null ? -1 : daysBetween(abortion_on, day);
  return since >= 0 && since <= daysAfterAbortion && day >= addYears(today, -1);
}

/** First and last day that a death may be dated: not before birth, LMP, abortion or the last dose; not after today. */
export function deathRange({ today, dob, lmp_date, abortion_on, lastDose }: DeathFacts): DayRange {
  const min = [dob, lmp_date, abortion_on, lastDose]
    .filter((day) => day !== null)
    .toSorted()
    .at(-1);
  return { min: min ?? dob, max: today };
}

/**
 * Is there a day that may be dated on which a death may be declared, so that the declaration is offered? By the rule that
 * judges the day itself, so that nothing is offered and then refused, nor the other way round.
 */
export function deathIsOffered(facts: DeathFacts): boolean {
  const { min, max } = deathRange(facts);
  if (min > max) return false;
  const yearBack = addYears(facts.today, -1);
  // Age and the days since an abortion only grow: whoever may at all, may on the first day, or on the first of this year.
  return [min, min > yearBack ? min : yearBack].some((day) => mayDeclareDeath(facts, day));
}

/**
 * Declared on another day already BENDET0002; out of range FLDVAL0017-0019; nobody whose death is recorded here
 * BENDET0007; the remark, if there is one, as `checkRemark`.
 */
export function deathRefusals(
  input: { readonly date_of_death: string; readonly remarks: string },
  facts: DeathFacts,
): Refusals {
  const remarks = input.remarks === '' ? [] : refusedAt('remarks', checkRemark(input.remarks));
  const checked = checkDay(input.date_of_death, deathRange(facts));
  if (facts.deceased_on !== null && (!checked.ok || facts.deceased_on !== checked.normal))
    return [{ code: 'BENDET0002', path: 'beneficiary_ref_id' }];
  if (!checked.ok) return [...refusedAt('date_of_death', checked), ...remarks];
  if (mayDeclareDeath(facts, checked.normal)) return remarks;
  return [{ code: 'BENDET0007', path: 'beneficiary_ref_id' }, ...remarks];
}
