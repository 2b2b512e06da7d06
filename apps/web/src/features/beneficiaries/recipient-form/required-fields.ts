import { registrationRefusals } from '@teeka/domain/beneficiaries';
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
  const empty = { name: '', birth_year: '', dob: '', mobile_number: '', photo_id_number: '', address: '' };
  const persons = { guardian_ben_id: '', guardian_name: '', father_name: '', abha_address: '' };
  const refused = registrationRefusals(
    {
      ...empty,
      ...persons,
      beneficiary_id: '',
      gender: 0,
      dob_is_year,
      lmp_date: null,
      previous_pregnancy_year: '',
      blood_group: '',
      child_weight: null,
      duplicate_overruled: null,
      ben_type_id: Number(ben_type_id),
      photo_id_type: photo_id_type === '' ? null : Number(photo_id_type),
      beneficiary_type_category_id: citizenCategory.id,
      consent: { version: '', language: '' },
    },
    { today, testNumbers: 'accepted', abha: 'sandbox' },
  );
  const ofPhone = ['village_id', 'ben_type_id', 'mobile_repeated'];
  return new Set([...refused.map(({ path = '' }) => path), ...ofPhone]);
}
