import { NativeSelect } from '@mantine/core';
import type { Asha } from '@teeka/contract/sites';
import { nationalSchedule } from '@teeka/domain/schedule';
import { id, type ValuesOf, whole } from '../../../platform/address/kinds.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import type { Village } from '../../../platform/pack/index.ts';
import { vaccineName } from '../../../records/schedule/dose-words.ts';
import { AreaFilter, useArea } from '../../../records/sites/area-filter.tsx';
import { VillageField } from '../../../records/sites/village-field.tsx';
import classes from './due-list.module.css';
import { ashasFor } from './state.ts';

/** What narrows the list, as its address says it; empty and null mean all. */
export const narrowing = {
  village: whole,
  /** Only the villages of this ASHA. */
  asha: id,
  /** Only who is called for a dose of this vaccine. */
  vaccine: id,
};
export type DueFilter = ValuesOf<typeof narrowing>;
export const everybody: DueFilter = { village: null, asha: '', vaccine: '' };

const vaccines = [...new Set(nationalSchedule.rows.map(({ vaccine }) => vaccine))];

interface Props {
  readonly value: DueFilter;
  readonly onChange: (value: DueFilter) => void;
  /** The list is that of the whole area, not of the site on this phone. */
  readonly everywhere: boolean;
  readonly villages: readonly Village[];
  readonly ashas: readonly Asha[];
  /** What the chosen village is called. */
  readonly villageName: string;
}

/**
 * Part of the area, vaccine and village for the server; villages of one site from a list, of more by typing; ASHAs where there are
 * some.
 */
export function Filter({ value, onChange, everywhere, villages, ashas, villageName }: Props) {
  const { t } = useWords();
  const hers = ashasFor(ashas, value.village);
  const within = useArea();
  const toVillage = (village: number | null) => {
    const kept = ashasFor(ashas, village).some(({ user_id }) => user_id === value.asha);
    onChange({ ...value, village, asha: kept ? value.asha : '' });
  };
  return (
    <div className={classes.filters}>
      {everywhere ? <AreaFilter /> : null}
      {everywhere ? (
        <NativeSelect
          label={t('due:vaccine')}
          value={value.vaccine}
          onChange={({ currentTarget }) => onChange({ ...value, vaccine: currentTarget.value })}
          data={[
            { value: '', label: t('due:allVaccines') },
            ...vaccines.map((vaccine) => ({ value: vaccine, label: vaccineName(vaccine) })),
          ]}
        />
      ) : null}
      {villages.length > 1 ? (
        <NativeSelect
          label={t('due:village')}
          value={value.village ?? ''}
          onChange={({ currentTarget }) => toVillage(currentTarget.value === '' ? null : Number(currentTarget.value))}
          data={[
            { value: '', label: t('due:allVillages') },
            ...villages.map((one) => ({
              value: String(one.village_id),
              label: nameHere(one, 'village_name'),
            })),
          ]}
        />
      ) : everywhere ? (
        <VillageField within={within} value={value.village} name={villageName} onChoose={toVillage} />
      ) : null}
      {ashas.length > 0 ? (
        <NativeSelect
          label={t('due:asha')}
          value={value.asha}
          onChange={({ currentTarget }) => onChange({ ...value, asha: currentTarget.value })}
          data={[
            { value: '', label: t('due:allAshas') },
            ...hers.map((one) => ({ value: one.user_id, label: one.asha_name })),
          ]}
        />
      ) : null}
    </div>
  );
}
