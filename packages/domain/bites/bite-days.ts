import { type CivilDate, isCivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';

/** The days that the details of a case of a bite tell; empty or null where none was reported. */
export interface BiteDays {
  readonly purpose?: string | undefined;
  readonly bitten_on: CivilDate | null;
  readonly earlier?: string | undefined;
  /** Last dose of an earlier complete course; of any other course no day is needed. */
  readonly earlier_on?: CivilDate | null | undefined;
}

interface Known {
  readonly dob: CivilDate;
  readonly today: CivilDate;
}

const isAnswered = (day: CivilDate | null | undefined): day is CivilDate => (day ?? '') !== '';

/**
 * Days that cannot be: one that is no day FLDVAL0017, a bite in the future RABIES0011, a bite or an earlier course
 * before the birth SCHEDU0002, an earlier course that ended after the bite, or for prevention in the future, FLDVAL0019
 * (`max`). Paths are the fields of the details. That a day is missing is said by `missingBiteFields`.
 */
export function biteDayRefusals(details: BiteDays, known: Known): Refusals {
  const { bitten_on, earlier, earlier_on } = details;
  const bitten = details.purpose !== 'prevention' && isAnswered(bitten_on) ? bitten_on : null;
  const wrongBite = bitten === null ? undefined : biteRefusal(bitten, known);
  const last = bitten === null || wrongBite ? known.today : bitten;
  const hasEarlierDay = earlier === 'complete' && isAnswered(earlier_on);
  const wrongEarlier = hasEarlierDay ? earlierRefusal(earlier_on, { ...known, last }) : undefined;
  return [wrongBite, wrongEarlier].filter((one) => one !== undefined);
}

function biteRefusal(on: CivilDate, { dob, today }: Known): Refusal<RefusalCode> | undefined {
  const path = 'bitten_on';
  if (!isCivilDate(on)) return { code: 'FLDVAL0017', path };
  if (on > today) return { code: 'RABIES0011', path };
  return on < dob ? { code: 'SCHEDU0002', path } : undefined;
}

function earlierRefusal(
  on: CivilDate,
  { dob, last }: { readonly dob: CivilDate; readonly last: CivilDate },
): Refusal<RefusalCode> | undefined {
  const path = 'earlier_on';
  if (!isCivilDate(on)) return { code: 'FLDVAL0017', path };
  if (on > last) return { code: 'FLDVAL0019', path, values: { max: last } };
  return on < dob ? { code: 'SCHEDU0002', path } : undefined;
}
