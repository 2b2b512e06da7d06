import type { NotifiableCase } from '@teeka/contract/bites';
import { nameHere } from '../../../platform/language/index.ts';
import { useBiteWords } from '../../../records/bites/word-fields.tsx';
import { genderWords } from '../../../ui/person/age-words.ts';
import type { Column } from '../../../ui/table/index.ts';

/** By what cases can be ordered; the latest bite comes first by itself. */
export const orderedBy = ['number', 'what', 'day', 'place', 'vials', 'needle', 'outcome'];

/** What is reported of a case, nobody's name; the card tells the same. */
export function useCaseColumns(): readonly Column<NotifiableCase>[] {
  const { t, say } = useBiteWords();
  const text = { kind: 'text' } as const;
  const isSnake = ({ creature }: NotifiableCase) => creature === 'snake';
  return [
    {
      key: 'number',
      head: t('biteReports:colCase'),
      kind: 'code',
      orders: true,
      value: ({ case_number }) => case_number,
    },
    {
      key: 'what',
      head: t('biteReports:colWhat'),
      ...text,
      orders: true,
      value: (one) =>
        [t(isSnake(one) ? 'bites:kind-snake' : 'bites:kind-scorpion'), say(one.creature, one.species)]
          .filter(Boolean)
          .join(' · '),
    },
    { key: 'day', head: t('bites:bittenDay'), kind: 'day', orders: true, value: ({ bitten_on }) => bitten_on },
    {
      key: 'person',
      head: t('bites:person'),
      ...text,
      value: ({ age_years, gender }) =>
        `${t('biteReports:notifiableAge', { age: age_years })} · ${genderWords(gender)}`,
    },
    {
      key: 'place',
      head: t('bites:place'),
      ...text,
      orders: true,
      value: (one) => [nameHere(one, 'village_name'), nameHere(one, 'block_name')].filter(Boolean).join(', '),
    },
    {
      key: 'grave',
      head: t('bites:howGrave'),
      ...text,
      value: (one) => (isSnake(one) ? say('grade', one.grade) : t('bites:stingGrade', { grade: one.grade })),
    },
    {
      key: 'vials',
      head: t('bites:antivenom'),
      unit: t('biteReports:unitVials'),
      kind: 'number',
      orders: true,
      value: ({ antivenom_vials }) => antivenom_vials,
    },
    {
      key: 'needle',
      head: t('bites:needleTitle'),
      unit: t('biteReports:unitMinutes'),
      kind: 'number',
      orders: true,
      value: ({ bite_to_needle_minutes }) => bite_to_needle_minutes,
    },
    {
      key: 'outcome',
      head: t('bites:outcomeIs'),
      ...text,
      orders: true,
      value: ({ outcome }) => say('outcome', outcome),
    },
  ];
}
