import { NativeSelect } from '@mantine/core';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { useView } from '../../../records/workday/index.ts';

interface Props {
  /** Null for all villages. */
  readonly value: number | null;
  readonly onChange: (village: number | null) => void;
}

/** One of the site's villages, or all; nothing where there is only one. */
export function VillageField({ value, onChange }: Props) {
  const { t } = useWords();
  const villages = useView()?.rows.meta.villages ?? [];
  if (villages.length < 2) return null;
  return (
    <NativeSelect
      label={t('beneficiaries:village')}
      value={value ?? ''}
      onChange={({ currentTarget: { value: next } }) => onChange(next === '' ? null : Number(next))}
      data={[
        { value: '', label: t('beneficiaries:allVillages') },
        ...villages.map((village) => ({ value: String(village.village_id), label: nameHere(village, 'village_name') })),
      ]}
    />
  );
}
