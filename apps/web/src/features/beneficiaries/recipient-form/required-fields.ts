import { nobody, registrationRefusals } from '@teeka/domain/beneficiaries';
import type { CivilDate } from '@teeka/domain/calendar';
import { citizenCategory } from '@teeka/domain/person';
import type { Recipient } from './recipient.ts';

/**
 * The fields that must be filled for the type and photo ID chosen so far, by the rules themselves: those that are refused
 * while they are empty. So a mark never says other than what saving says.
 */
export function requiredFields(
  { ben_type_id, photo_id_type, dob_is_year }: Pick<Recipient, 'ben_type_id' | 'photo_id_type' | 'dob_is_year'>,
  today: CivilDate,
): ReadonlySet<string> {
  const refused = registrationRefusals(
    {
      ...nobody,
      beneficiary_id: '',
      birth_year: '',
      dob_is_year,
      ben_type_id: Number(ben_type_id),
      photo_id_type: photo_id_type === '' ? null : Number(photo_id_type),
      beneficiary_type_category_id: citizenCategory.id,
      consent: { version: '', language: '' },
      duplicate_overruled: null,
    },
    { today, testNumbers: 'accepted', abha: 'sandbox' },
  );
  const ofPhone = ['village_id', 'ben_type_id', 'mobile_repeated'];
  return new Set([...refused.map(({ path = '' }) => path), ...ofPhone]);
}
