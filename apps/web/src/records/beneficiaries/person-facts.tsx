import { displayDate } from '@teeka/domain/format';
import { groupReferenceNumber, masked } from '@teeka/domain/identity';
import { today } from '../../platform/clock/clock.ts';
import { nameHere, useWords } from '../../platform/language/index.ts';
import type { Words } from '../../platform/language/use-words.ts';
import { FactList } from '../../ui/facts/fact-list.tsx';
import { ageWords, genderWords } from '../../ui/person/age-words.ts';
import type { PersonNow } from './person-now.ts';

type Fact = readonly [label: string, value: string];

/** All that tells a person apart, as label and value; numbers masked. */
export function PersonFacts({ person }: { readonly person: PersonNow }) {
  const { t } = useWords();
  return <FactList facts={factsOf(person, t, 'all')} dense />;
}

/** The same as data; below a head that tells name, age, sex and number without these. */
export function factsOf(
  { person, record, village }: PersonNow,
  t: Words,
  which: 'all' | 'below its head',
): readonly Fact[] {
  const place = nameHere(village, 'village_name');
  const whole = (...facts: readonly Fact[]) => (which === 'all' ? facts : []);
  return [
    ...whole([t('beneficiaries:name'), person.ben_name]),
    [t('beneficiaries:dateOfBirth'), person.dob ? displayDate(person.dob) : ''],
    ...whole(
      [t('beneficiaries:age'), person.dob ? ageWords(person.dob, today()) : ''],
      [t('beneficiaries:gender'), genderWords(person.gender)],
    ),
    [t('beneficiaries:guardian'), person.guardian_name || t('beneficiaries:noGuardian')],
    [t('beneficiaries:village'), place || person.village_name || ''],
    [t('beneficiaries:mobile'), record?.mobile ? masked(record.mobile) : ''],
    ...whole([t('beneficiaries:reference'), groupReferenceNumber(person.beneficiary_id)]),
  ];
}
