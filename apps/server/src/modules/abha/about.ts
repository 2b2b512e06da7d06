import { type AbhaSheet, abhaSheetOf, consentHolds } from '@teeka/domain/abha';
import type { Reader } from '../../platform/db/database.ts';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import { type PersonRow, personOf } from './queries.ts';
import type { Attempt } from './ticket.ts';

export const isPerson = (id: string): boolean => /^[1-9][0-9]{13}$/.test(id);

/** The person of the area; a number that is none finds nobody and reaches no statement. */
export async function readPerson(
  beneficiary_id: string,
  { actor, now, db }: Context & { readonly db: Reader },
): Promise<PersonRow | undefined> {
  return isPerson(beneficiary_id) ? db.first(personOf(actor, now.today, beneficiary_id)) : undefined;
}

/**
 * A person for whom an account may be asked for, or why not: outside the area, dead or said by a visit to be; linked already where a
 * new one is made; the consent withdrawn by which an attempt began, or
 * another guardian on record than the one who gave it.
 */
export function judgePerson(
  person: PersonRow | undefined,
  {
    makes,
    attempt,
  }: { readonly makes: boolean; readonly attempt: Pick<Attempt, 'agreed_at' | 'guardian_id'> | undefined },
): { readonly person: PersonRow } | Refused {
  if (!person) return refuse({ code: 'REQVAL0012', path: 'beneficiary_id' });
  if (person.deceased_on !== null || person.reported_dead_on !== null)
    return refuse({ code: 'BENDET0002', path: 'beneficiary_id' });
  if (makes && person.number_sealed !== null) return refuse({ code: 'ABHACC0005' });
  if (!attempt) return { person };
  const { agreed_at, guardian_id = person.guardian_id } = attempt;
  const holds = consentHolds(new Date(agreed_at), person.said_no) && guardian_id === person.guardian_id;
  return holds ? { person } : refuse({ code: 'ABHACC0018' });
}

/** Whose sheet a person hears: by their age today. */
export const sheetOf = ({ dob }: Pick<PersonRow, 'dob'>, { now }: Pick<Context, 'now'>): AbhaSheet =>
  abhaSheetOf(dob, now.today);

/** The facts that an account is held against. */
export const factsOf = ({ ben_name: name, dob, dob_is_year, gender }: PersonRow) => ({
  name,
  dob,
  dob_is_year,
  gender,
});
