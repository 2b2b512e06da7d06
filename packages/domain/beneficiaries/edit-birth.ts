import { addYears, type CivilDate } from '../calendar/index.ts';
import { type DayRange, earliestBirth } from '../person/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { guardianYears } from './child-rules.ts';

/** What bounds a date of birth that is edited. */
export interface BirthEditFacts {
  readonly today: CivilDate;
  /** Day of the earliest dose on record that is not voided. */
  readonly firstDose?: CivilDate | undefined;
  /** Birth of a child's guardian. */
  readonly guardianDob?: CivilDate | undefined;
  /** Birth of the eldest child that the person is guardian of. */
  readonly eldestChildDob?: CivilDate | undefined;
  readonly pregnant?: boolean | undefined;
  /** Narrower bounds that the server named, of people whom a phone may not know. */
  readonly within?: DayRange | undefined;
}

/** A woman with a pregnancy on record was born at least so many years ago. */
const motherYears = 10;

const latest = (days: readonly CivilDate[]): CivilDate => days.toSorted().at(-1) ?? '';

/**
 * First and last day that a date of birth may be changed to: from 1920-01-01, for a child 12 years after its
 * guardian; to today, the first dose, 12 years before the eldest child, 10 years back for a pregnant woman.
 */
export function birthEditRange(facts: BirthEditFacts): DayRange {
  const { today, firstDose, guardianDob, eldestChildDob, pregnant, within } = facts;
  const from = [
    earliestBirth,
    ...(within ? [within.min] : []),
    ...(guardianDob ? [addYears(guardianDob, guardianYears)] : []),
  ];
  const until = within ? [today, within.max] : [today];
  if (firstDose) until.push(firstDose);
  if (eldestChildDob) until.push(addYears(eldestChildDob, -guardianYears));
  if (pregnant) until.push(addYears(today, -motherYears));
  return { min: latest(from), max: until.toSorted()[0] ?? today };
}

/** A new date of birth: after a recorded dose DOBEDIT003, else before the range DOBEDIT001, after it DOBEDIT002. All silent. */
export function birthEditRefusals(dob: CivilDate, facts: BirthEditFacts): Refusals {
  const { min, max } = birthEditRange(facts);
  const path = 'dob';
  if (facts.firstDose && dob > facts.firstDose) return [{ code: 'DOBEDIT003', path }];
  if (dob < min) return [{ code: 'DOBEDIT001', path, values: { min } }];
  return dob > max ? [{ code: 'DOBEDIT002', path, values: { max } }] : [];
}
