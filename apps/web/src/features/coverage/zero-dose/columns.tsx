import type { ZeroDoseChild } from '@teeka/contract/coverage';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { ageOf } from '../../../records/beneficiaries/age-of.ts';
import { doseName } from '../../../records/schedule/dose-words.ts';
import { CallLink } from '../../../ui/person/call-link.tsx';
import type { Column } from '../../../ui/table/index.ts';

/** What the list tells of a child; the card shows the same. */
export function useChildColumns(): readonly Column<ZeroDoseChild>[] {
  const { t } = useWords();
  const today = useToday();
  const text = { kind: 'text' } as const;
  return [
    {
      key: 'name',
      head: t('reports:colName'),
      ...text,
      value: ({ ben_name, beneficiary_id }) => ben_name || beneficiary_id,
    },
    { key: 'age', head: t('reports:colAge'), ...text, value: (child) => ageOf(child, today) },
    {
      key: 'guardian',
      head: t('reports:colGuardian'),
      ...text,
      under: 'tight',
      value: ({ guardian_name }) => guardian_name,
    },
    { key: 'village', head: t('reports:colVillage'), ...text, value: ({ village_name }) => village_name },
    {
      key: 'given',
      head: t('coverage:colSoFar'),
      ...text,
      under: 'tight',
      value: ({ dose_codes }) => dose_codes.map(doseName).join(', ') || t('coverage:nothingSoFar'),
    },
    {
      key: 'mobile',
      head: t('reports:colMobile'),
      ...text,
      value: ({ ben_mobile_number }) => ben_mobile_number,
      draw: ({ ben_mobile_number, ben_name }) => <CallLink mobile={ben_mobile_number} name={ben_name} />,
    },
  ];
}
