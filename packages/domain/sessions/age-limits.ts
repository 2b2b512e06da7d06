import type { CivilDate } from '../calendar/index.ts';
import { type AgeLimits, specialSessionBirthRange } from '../person/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';

/** A session as far as it says whom it takes; ages in days. */
export interface SpecialSession {
  readonly special_session_type_id?: number | null | undefined;
  readonly min_age?: number | null | undefined;
  readonly max_age?: number | null | undefined;
}

/** The type of special session that takes only people of an age (specification 2, section 5). */
const agedType = 1;

/** Ages of those who may be registered at a session; undefined where it takes everybody. */
export function sessionAgeLimits(session: SpecialSession): AgeLimits | undefined {
  const { special_session_type_id: type, min_age = null, max_age = null } = session;
  if (type !== agedType || (min_age === null && max_age === null)) return undefined;
  return { minAge: min_age, maxAge: max_age };
}

/**
 * Somebody whom a special session of type 1 does not take, by their age on its day: SESDAY0016, with the first and last
 * day of birth that it takes. Of whom only the year is known some day of that year must fit.
 */
export function sessionAgeRefusal(
  session: SpecialSession & { readonly date: CivilDate },
  person: { readonly dob: CivilDate; readonly dob_is_year: boolean },
): Refusal<RefusalCode> | undefined {
  const limits = sessionAgeLimits(session);
  if (!limits) return undefined;
  const { min, max } = specialSessionBirthRange(session.date, limits);
  const { dob, dob_is_year } = person;
  const last = dob_is_year ? `${dob.slice(0, 4)}-12-31` : dob;
  const outside = last < min || dob > max;
  return outside ? { code: 'SESDAY0016', path: 'beneficiary_id', values: { min, max } } : undefined;
}
