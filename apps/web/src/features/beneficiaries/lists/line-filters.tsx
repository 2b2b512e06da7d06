import { NativeSelect } from '@mantine/core';
import { reportModes } from '@teeka/contract/beneficiaries/lists';
import { whole, word } from '../../../platform/address/kinds.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { useWords } from '../../../platform/language/index.ts';
import { useArea } from '../../../records/sites/area-filter.tsx';
import { VillageField } from '../../../records/sites/village-field.tsx';

/** What narrows a line list beside days and place, as its address says it: one village, and how it came on record. */
export const lineShape = { village: whole, mode: word(['', ...reportModes], '') };

/** How what is listed came on record, and one village of the area, called `village`. */
export function LineFilters({ village }: { readonly village: string }) {
  const { t } = useWords();
  const { value, set } = useAddressFilter(lineShape);
  const within = useArea();
  return (
    <>
      <NativeSelect
        label={t('reports:mode')}
        value={value.mode}
        onChange={({ currentTarget }) => set({ mode: currentTarget.value as typeof value.mode })}
        data={[
          { value: '', label: t('reports:modeAll') },
          ...reportModes.map((mode) => ({ value: mode, label: t(`reports:mode-${mode}`) })),
        ]}
      />
      <VillageField
        within={within}
        value={value.village}
        name={village}
        onChoose={(chosen) => set({ village: chosen })}
      />
    </>
  );
}
