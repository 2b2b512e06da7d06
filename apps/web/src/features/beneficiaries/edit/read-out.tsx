import type { EditedField } from '@teeka/contract/beneficiaries';
import { displayDate } from '@teeka/domain/format';
import { useWords } from '../../../platform/language/index.ts';
import { useView } from '../../../platform/workday/index.ts';
import { genderWords } from '../../../ui/person/age-words.ts';
import { placeName } from '../../../ui/person/place-name.ts';
import type { Recipient } from '../recipient-form/recipient.ts';
import { formField } from './edit.ts';

interface Props {
  readonly form: Recipient;
  readonly changed: readonly EditedField[];
}

/** The changed details as the worker reads them out to the person. */
export function ReadOut({ form, changed }: Props) {
  const { t } = useWords();
  const villages = useView()?.rows.meta.villages ?? [];
  const labels: Readonly<Record<EditedField, string>> = {
    ben_name: t('registration:name'),
    address: t('registration:address'),
    beneficiary_gender: t('registration:gender'),
    ben_mobile_number: t('registration:mobile'),
    ben_type_id: t('registration:type'),
    dob: t('registration:birthDate'),
    photo_id_number: t('registration:photoIdNumber'),
    village_id: t('registration:village'),
    guardian_ben_id: t('registration:guardian'),
    guardian_name: t('registration:guardianName'),
    father_name: t('registration:fatherName'),
    lmp_date: t('registration:lmp'),
    previous_pregnancy_year: t('registration:lastPregnancy'),
    blood_group: t('registration:bloodGroup'),
    child_weight: t('registration:weight'),
    abha_address: t('registration:abha'),
  };
  const said = (field: EditedField): string => {
    const value = String(form[formField(field)]);
    if (field === 'beneficiary_gender') return genderWords(Number(value));
    if (field === 'village_id')
      return placeName(villages.find((one) => String(one.village_id) === value) ?? null);
    if (field === 'ben_type_id') {
      const id = ([20, 21, 22, 23, 7008] as const).find((one) => String(one) === value);
      return id ? t(`registration:type-${id}`) : '';
    }
    if (field === 'dob' && form.dob_is_year) return form.birth_year;
    return /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value) ? displayDate(value) : value;
  };
  return (
    <dl>
      {changed.map((field) => (
        <div key={field}>
          <dt>{labels[field]}</dt>
          <dd>
            <strong>{said(field) || '—'}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
