import { addYears, ageOn, type CivilDate, daysBetween } from '../calendar/index.ts';
import { beneficiaryTypeIds, checkDay, type DayRange } from '../person/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { checkRemark } from '../text/index.ts';
import { at } from './paths.ts';

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
const daysAfterAbortion = 7;

/** May a death on that day be declared? A pregnant woman's, at age 5 or under, or within 7 days after an abortion. */
export function mayDeclareDeath(facts: DeathFacts, day: CivilDate): boolean {
  if (facts.ben_type_id === beneficiaryTypeIds.pregnantWoman) return true;
  const age = ageOn(facts.dob, day);
  if (age && age.years <= childYears) return true;
  const since = facts.abortion_on === null ? -1 : daysBetween(facts.abortion_on, day);
  return since >= 0 && since <= daysAfterAbortion;
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
 * Is there a day in reach on which a death might have been, so that the declaration is offered? The day of death is
 * what counts, not today: a child who died before the sixth birthday is reported after it. In reach is what may be
 * dated at all, at most a year back: later, the register of deaths asks for a magistrate's order (Registration of
 * Births and Deaths Act, section 13).
 */
export function deathIsOffered(facts: DeathFacts): boolean {
  const { min, max } = deathRange(facts);
  const yearBack = addYears(facts.today, -1);
  const from = min > yearBack ? min : yearBack;
  if (from > max) return false;
  // Age and the days since an abortion only grow: whoever may at all, may on the first day.
  return mayDeclareDeath(facts, from);
}

/**
 * Declared on another day already BENDET0002; out of range FLDVAL0017-0019; nobody whose death is recorded here
 * BENDET0007; the remark, if there is one, as `checkRemark`.
 */
export function deathRefusals(
  input: { readonly date_of_death: string; readonly remarks: string },
  facts: DeathFacts,
): readonly Refusal<RefusalCode>[] {
  const remarks = input.remarks === '' ? [] : at('remarks', checkRemark(input.remarks));
  const checked = checkDay(input.date_of_death, deathRange(facts));
  if (facts.deceased_on !== null && (!checked.ok || facts.deceased_on !== checked.normal))
    return [{ code: 'BENDET0002', path: 'beneficiary_ref_id' }];
  if (!checked.ok) return [...at('date_of_death', checked), ...remarks];
  if (mayDeclareDeath(facts, checked.normal)) return remarks;
  return [{ code: 'BENDET0007', path: 'beneficiary_ref_id' }, ...remarks];
}
