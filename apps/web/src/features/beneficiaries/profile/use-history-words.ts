import type { Role } from '@teeka/contract/roles';
import { isCivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { groupReferenceNumber } from '@teeka/domain/identity';
import i18next from 'i18next';
import { dayOf, timeOf } from '../../../platform/clock/clock.ts';
import { useWords } from '../../../platform/language/index.ts';
import { cardOf } from '../../../records/beneficiaries/person-now.ts';
import { useView } from '../../../records/workday/index.ts';
import { roleTitle } from '../../../ui/index.ts';
import { genderWords } from '../../../ui/person/age-words.ts';
import { documentName } from '../../../ui/person/document-name.ts';
import { placeName } from '../../../ui/person/place-name.ts';
import { clockWords } from '../../../ui/time/clock-words.ts';
import type { EventOfHistory } from './history-events.ts';

/** The sentence of a field's name; a field that a newer server knows is called by its own name. */
const fieldKeys: Readonly<Record<string, string>> = {
  ben_name: 'registration:name',
  address: 'registration:address',
  beneficiary_gender: 'registration:gender',
  ben_mobile_number: 'registration:mobile',
  ben_type_id: 'registration:type',
  dob: 'registration:birthDate',
  photo_id_number: 'registration:photoId',
  village_id: 'registration:village',
  guardian_ben_id: 'registration:guardian',
  guardian_name: 'registration:guardianName',
  father_name: 'registration:fatherName',
  lmp_date: 'registration:lmp',
  previous_pregnancy_year: 'registration:lastPregnancy',
  blood_group: 'registration:bloodGroup',
  child_weight: 'registration:weight',
  abha_address: 'registration:abha',
  deceased_on: 'beneficiaries:dateOfDeath',
};

const say = (key: string, bare: string): string =>
  i18next.exists(key) ? (i18next.t as unknown as (key: string) => string)(key) : bare;

/** A person's history in the reader's words. Numbers come masked. */
export function useHistoryWords() {
  const { t } = useWords();
  const view = useView();

  /** A photo ID comes as its type and the masked number. */
  function photoId(text: string): string {
    const [type = '', number = ''] = text.split(':');
    return [documentName(Number(type)), number].filter(Boolean).join(' ');
  }

  function village(code: string): string {
    const known = view?.rows.meta.villages.find((one) => String(one.village_id) === code);
    return placeName(known ?? null) || t('beneficiaries:villageNumber', { code });
  }

  function guardian(id: string): string {
    const name = view ? cardOf(view, id).ben_name : '';
    return [name, groupReferenceNumber(id)].filter(Boolean).join(' · ');
  }

  const shown: Readonly<Record<string, (text: string) => string>> = {
    beneficiary_gender: (text) => genderWords(Number(text)),
    ben_type_id: (text) => say(`registration:type-${text}`, text),
    photo_id_number: photoId,
    village_id: village,
    guardian_ben_id: guardian,
  };

  return {
    field: (field: string): string => say(fieldKeys[field] ?? '', field),
    value(field: string, text: string): string {
      if (text === '') return t('beneficiaries:notOnRecord');
      return shown[field]?.(text) ?? (isCivilDate(text) ? displayDate(text) : text);
    },
    title({ kind, way }: EventOfHistory): string {
      if (kind !== 'verified') return t(`beneficiaries:history-${kind}`);
      const how = way === 'manual' ? t('identity:manual') : say(`identity:way-${way}`, '');
      return [t('beneficiaries:history-verified'), how].filter(Boolean).join(': ');
    },
    /** '21/11/2026 9:42 am · SITA DEVI · ANM' */
    byWhom({ at, by, role }: EventOfHistory): string {
      const when = new Date(at);
      const time = `${displayDate(dayOf(when))} ${clockWords(timeOf(when))}`;
      return [time, by, role === '' ? '' : t(roleTitle(role as Role))].filter(Boolean).join(' · ');
    },
  };
}
