import { fieldOfEdit } from '@teeka/contract/beneficiaries';
import type { Role } from '@teeka/contract/roles';
import { isSensitive, personFields } from '@teeka/domain/beneficiaries';
import { groupReferenceNumber } from '@teeka/domain/identity';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { cardOf } from '../../../records/beneficiaries/person-now.ts';
import { useView } from '../../../records/workday/index.ts';
import { roleTitle } from '../../../ui/index.ts';
import { genderWords } from '../../../ui/person/age-words.ts';
import { documentName } from '../../../ui/person/document-name.ts';
import { instantWords } from '../../../ui/time/instant-words.ts';
import { knownWords, textWords } from '../recipient-form/known-words.ts';
import type { EventOfHistory } from './history-events.ts';

/** The sentence of a field's name; a field that a newer server knows is called by its own name. */
function fieldKey(name: string): string {
  const field = fieldOfEdit(name);
  if (field) return `registration:${personFields[field].label}`;
  return name === 'deceased_on' ? 'beneficiaries:dateOfDeath' : '';
}

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
    return nameHere(known, 'village_name') || t('beneficiaries:villageNumber', { code });
  }

  function guardian(id: string): string {
    const name = view ? cardOf(view, id).ben_name : '';
    return [name, groupReferenceNumber(id)].filter(Boolean).join(' · ');
  }

  const shown: Readonly<Record<string, (text: string) => string>> = {
    beneficiary_gender: (text) => genderWords(Number(text)),
    ben_type_id: (text) => knownWords(`registration:type-${text}`, text),
    photo_id_number: photoId,
    village_id: village,
    guardian_ben_id: guardian,
  };

  return {
    field: (field: string): string => knownWords(fieldKey(field), field),
    /** Does the history say no more of it than that it was changed? */
    isValueHidden(name: string): boolean {
      const field = fieldOfEdit(name);
      return field !== undefined && isSensitive(field);
    },
    value(field: string, text: string): string {
      if (text === '') return t('beneficiaries:notOnRecord');
      return shown[field]?.(text) ?? textWords(fieldOfEdit(field) ?? '', text);
    },
    title({ kind, way }: EventOfHistory): string {
      if (kind !== 'verified') return t(`beneficiaries:history-${kind}`);
      const how = way === 'manual' ? t('identity:manual') : knownWords(`identity:way-${way}`, '');
      return [t('beneficiaries:history-verified'), how].filter(Boolean).join(': ');
    },
    /** '21/11/2026 9:42 am · SITA DEVI · ANM' */
    byWhom({ at, by, role }: EventOfHistory): string {
      return [instantWords(at), by, role === '' ? '' : t(roleTitle(role as Role))].filter(Boolean).join(' · ');
    },
  };
}
