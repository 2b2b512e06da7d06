import { displayDate } from '@teeka/domain/format';
import { groupReferenceNumber, masked } from '@teeka/domain/identity';
import { today } from '../../platform/clock/clock.ts';
import { nameHere, useWords } from '../../platform/language/index.ts';
import { FactList } from '../../ui/facts/fact-list.tsx';
import { ageWords, genderWords } from '../../ui/person/age-words.ts';
import type { PersonNow } from './person-now.ts';

interface Props {
  readonly person: PersonNow;
  readonly dense?: boolean;
}

/** All that tells a person apart, as label and value; numbers masked. */
export function PersonFacts({ person: { person, record, village }, dense = false }: Props) {
  const { t } = useWords();
  const place = nameHere(village, 'village_name');
  const facts: readonly (readonly [string, string])[] = [
    [t('beneficiaries:name'), person.ben_name],
    [t('beneficiaries:dateOfBirth'), person.dob ? displayDate(person.dob) : ''],
    [t('beneficiaries:age'), person.dob ? ageWords(person.dob, today()) : ''],
    [t('beneficiaries:gender'), genderWords(person.gender)],
    [t('beneficiaries:guardian'), person.guardian_name || t('beneficiaries:noGuardian')],
    [t('beneficiaries:village'), place || person.village_name || ''],
    [t('beneficiaries:mobile'), record?.mobile ? masked(record.mobile) : ''],
    [t('beneficiaries:reference'), groupReferenceNumber(person.beneficiary_id)],
  ];
  return <FactList facts={facts} dense={dense} />;
}
