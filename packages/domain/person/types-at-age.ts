import { addDays, addYears, ageOn, type CivilDate } from '../calendar/index.ts';
import { beneficiaryTypeIds, beneficiaryTypes } from './beneficiary-types.ts';
import { measures } from './measures.ts';

/** What the type of a beneficiary is found by. `gender` is left out where it is not known yet. */
export interface BornPerson {
  readonly dob: CivilDate;
  /** Only the year is known; `dob` is 1 January. */
  readonly dobIsYear?: boolean;
  readonly gender?: number | undefined;
}
export type BeneficiaryType = (typeof beneficiaryTypes)[number];

/** Completed days that a newborn has not reached, and completed years of a child. */
const newBornDays = 28;
const adultYears = 18;

const byAge = [
  beneficiaryTypeIds.newBorn,
  beneficiaryTypeIds.infant,
  beneficiaryTypeIds.child,
  beneficiaryTypeIds.citizen,
] as const;

function classOf(dob: CivilDate, today: CivilDate): number {
  if (today < addDays(dob, newBornDays)) return 0;
  if (today < addYears(dob, 1)) return 1;
  return today < addYears(dob, adultYears) ? 2 : 3;
}

/** Earliest and latest day of birth: a whole year where only that is known. */
export function birthSpan({ dob, dobIsYear = false }: BornPerson, today: CivilDate): [CivilDate, CivilDate] {
  if (!dobIsYear) return [dob, dob];
  const end = `${dob.slice(0, 4)}-12-31`;
  return [dob, end > today ? today : end];
}

/** Is this a person who can be listed as pregnant? Female (or not known yet), 15 to 49 years. */
function mayBePregnant(person: BornPerson, today: CivilDate): boolean {
  if (person.gender !== undefined && person.gender !== 2) return false;
  const years = birthSpan(person, today).map((dob) => ageOn(dob, today)?.years ?? -1);
  const { min, max } = measures.age;
  return years.some((age) => age >= min && age <= max);
}

/**
 * The beneficiary types open to a person: newborn to 28 days, infant to 1 year, child to 18 years, then citizen; also
 * pregnant woman from 15 to 49 years. Where only the year is known, every type that it allows.
 */
export function beneficiaryTypesAt(person: BornPerson, today: CivilDate): readonly BeneficiaryType[] {
  const [earliest, latest] = birthSpan(person, today);
  const ids: number[] = byAge.slice(classOf(latest, today), classOf(earliest, today) + 1);
  if (mayBePregnant(person, today)) ids.push(beneficiaryTypeIds.pregnantWoman);
  return ids.flatMap((id) => beneficiaryTypes.filter((type) => type.id === id));
}

/** Types of those who are registered under a guardian. */
export function needsGuardian(typeId: number): boolean {
  const { newBorn, infant, child } = beneficiaryTypeIds;
  return typeId === newBorn || typeId === infant || typeId === child;
}

/** Completed years of age at which a beneficiary type is open, both included; undefined for an unknown type. */
export function agesOfType(typeId: number): { readonly from: number; readonly to: number } | undefined {
  const { newBorn, infant, child, citizen, pregnantWoman } = beneficiaryTypeIds;
  if (typeId === newBorn || typeId === infant) return { from: 0, to: 0 };
  if (typeId === child) return { from: 1, to: adultYears - 1 };
  if (typeId === citizen) return { from: adultYears, to: Number.POSITIVE_INFINITY };
  return typeId === pregnantWoman ? { from: measures.age.min, to: measures.age.max } : undefined;
}
