import { useQueryClient } from '@tanstack/react-query';
import { type EditedField, fieldOfEdit } from '@teeka/contract/beneficiaries';
import { personFields } from '@teeka/domain/beneficiaries';
import { groupReferenceNumber } from '@teeka/domain/identity';
import { nameHere, readersName, useWords } from '../../../platform/language/index.ts';
import { useView } from '../../../records/workday/index.ts';
import { genderWords } from '../../../ui/person/age-words.ts';
import { documentName } from '../../../ui/person/document-name.ts';
import { textWords } from '../recipient-form/known-words.ts';
import type { Place } from '../recipient-form/places.ts';

const nothing = '—';
const types = [20, 21, 22, 23, 7008] as const;

/** Details of a person as they are read out: the field's name, and a value as `fieldText` writes it, in words. */
export function useFieldWords(onRecord: Place | undefined) {
  const { t } = useWords();
  const client = useQueryClient();
  const rows = useView()?.rows;
  const labelOf = (name: EditedField): string => {
    const field = fieldOfEdit(name);
    return field ? t(`registration:${personFields[field].label}`) : name;
  };

  function village(id: string): string {
    const here = rows?.meta.villages.find((one) => String(one.village_id) === id);
    if (here) return nameHere(here, 'village_name');
    const listed = client.getQueriesData<readonly Place[]>({ queryKey: ['places'] });
    const villages = listed.filter(([key]) => String(key[1]).startsWith('villages/'));
    const places = [...(onRecord ? [onRecord] : []), ...villages.flatMap(([, found]) => found ?? [])];
    const found = places.find((place) => String(place.id) === id);
    return found ? readersName(found.names) : id;
  }

  function photoId(text: string): string {
    const [type, number] = text.split(/:(.*)/s);
    return [documentName(Number(type)), number].filter(Boolean).join(' · ');
  }

  function say(field: EditedField, text: string): string {
    if (text === '') return field === 'photo_id_number' ? t('registration:noPhotoId') : nothing;
    if (field === 'beneficiary_gender') return genderWords(Number(text));
    if (field === 'village_id') return village(text);
    if (field === 'photo_id_number') return photoId(text);
    if (field === 'guardian_ben_id') return rows?.people.get(text)?.ben_name ?? groupReferenceNumber(text);
    if (field === 'ben_type_id') {
      const id = types.find((one) => String(one) === text);
      return id ? t(`registration:type-${id}`) : text;
    }
    return textWords(field, text);
  }
  return { labelOf, say };
}
