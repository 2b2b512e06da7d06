import type { Found } from '@teeka/contract/beneficiaries';
import { photoIdType } from '@teeka/domain/identity';
import { nameIn } from '@teeka/domain/names';
import { genders } from '@teeka/domain/person';
import type { Taker } from '../../platform/downloads/index.ts';
import { mobileOfPerson } from '../../platform/sealing/numbers-of.ts';
import type { PersonRow } from './queries.ts';

const hidden = 'X'.repeat(8);

/** A person as searches show one: the mobile number opened, to be sealed for the wire; the photo ID masked. */
export function wirePerson(row: PersonRow, { atRest, origin }: Pick<Taker, 'atRest' | 'origin'>): Found {
  return {
    beneficiary_id: row.beneficiary_id,
    ben_name: row.ben_name,
    ben_mobile_number: mobileOfPerson(row, atRest),
    photo_id_number: row.photo_id_last4 === '' ? '' : hidden + row.photo_id_last4,
    dob: row.dob,
    beneficiary_gender: genders.find(({ id }) => id === row.gender)?.gender ?? '',
    guardian_name: row.guardian_name,
    village_name: nameIn(row.village, origin.language),
    deceased_on: row.deceased_on,
  };
}

/** A person as a session's lists show one. */
export function wireListedPerson(row: PersonRow, context: Pick<Taker, 'atRest' | 'origin'>) {
  const { photo_id_type } = row;
  return {
    ...wirePerson(row, context),
    photo_id_type: photo_id_type === null ? null : photoIdType(photo_id_type).type,
  };
}
