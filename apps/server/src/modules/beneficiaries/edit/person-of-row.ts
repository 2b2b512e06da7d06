import { type EditedFieldName, fieldRow, type PersonValues } from '@teeka/domain/beneficiaries';
import { masked } from '@teeka/domain/identity';
import type { AtRest } from '../../../platform/sealing/at-rest.ts';
import { mobileOfPerson, photoIdOfPerson } from '../../../platform/sealing/numbers-of.ts';
import { detailsOfRow } from '../detail-columns.ts';
import type { DetailsRow } from './queries.ts';

/** A person's details, numbers opened. */
export function personOfRow(row: DetailsRow, atRest: AtRest): PersonValues {
  return {
    ...detailsOfRow(row),
    name: row.ben_name,
    address: row.address,
    gender: row.gender,
    mobile_number: mobileOfPerson(row, atRest),
    ben_type_id: row.ben_type_id,
    dob: row.dob,
    dob_is_year: row.dob_is_year,
    photo_id_type: row.photo_id_type,
    photo_id_number: photoIdOfPerson(row, atRest),
    village_id: row.village_code,
    guardian_ben_id: row.guardian_id ?? '',
  };
}

/** A field's text as it is shown to others: of a number only the last four characters. */
export function shownText(field: EditedFieldName | undefined, text: string): string {
  if (field === undefined || text === '' || fieldRow(field).sealed === undefined) return text;
  const [type, number] = field === 'photo_id_number' ? text.split(/:(.*)/s) : ['', text];
  return (type === '' ? '' : `${type}:`) + masked(number ?? '');
}
