import { type NormalPerson, nameKeys } from '@teeka/domain/beneficiaries';
import type { Statement } from '../../../platform/db/statement.ts';
import type { AtRest } from '../../../platform/sealing/at-rest.ts';
import { photoIdHash } from '../../../platform/sealing/photo-id-hash.ts';
import { rowOfDetails } from '../detail-columns.ts';
import { takeAshaOfHousehold } from '../household/queries.ts';
import { storeNameTokens } from '../names/queries.ts';
import { type NewDetails, storePerson, storeToken } from './queries.ts';

/** A person in normal form. */
interface Described {
  readonly beneficiary_id: string;
  readonly person: NormalPerson;
}

/** A person to be stored, in normal form. */
export interface PersonToStore extends Described {
  readonly created_by: string;
  /** When they were registered, not when that arrived: lists go by it. */
  readonly created_at: Date;
}

/** The row of a person in normal form, numbers sealed. */
export function rowOf({ beneficiary_id, person }: Described, atRest: AtRest): NewDetails {
  const { photo_id_type: type, photo_id_number: number } = person;
  const own = `person/${beneficiary_id}` as const;
  const hasId = type !== null && number !== '';
  return {
    ...rowOfDetails(person),
    beneficiary_id,
    ben_name: person.name,
    dob: person.dob,
    dob_is_year: person.dob_is_year,
    gender: person.gender,
    guardian_id: person.guardian_ben_id === '' ? null : person.guardian_ben_id,
    village_code: person.village_id,
    address: person.address,
    ben_type_id: person.ben_type_id,
    mobile_sealed: atRest.seal('mobile', own, person.mobile_number),
    photo_id_type: hasId ? type : null,
    photo_id_sealed: hasId ? atRest.seal('photo-id', own, number) : null,
    photo_id_last4: hasId ? number.slice(-4) : '',
  };
}

/** Statements that store a person with everything a search finds them by. */
export function storeNewPerson(entry: PersonToStore, atRest: AtRest): Statement[] {
  const { beneficiary_id, person, created_by, created_at } = entry;
  const { photo_id_type: type, photo_id_number: number } = person;
  const statements = [
    storePerson({ ...rowOf(entry, atRest), created_by, created_at }),
    storeToken(atRest.hash('mobile', person.mobile_number), 0, beneficiary_id),
    storeNameTokens({ ...person, beneficiary_id }, nameKeys(person.name)),
  ];
  if (type !== null && number !== '') statements.push(storeToken(photoIdHash(atRest, type, number), 2, beneficiary_id));
  statements.push(takeAshaOfHousehold([beneficiary_id]));
  return statements;
}
