import { Button, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { reportModes } from '@teeka/contract/beneficiaries/lists';
import { whole, word } from '../../../platform/address/kinds.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { useWords } from '../../../platform/language/index.ts';

/** What narrows a line list beside days and place, as its address says it: one village, and how it came on record. */
export const lineShape = { village: whole, mode: word(['', ...reportModes], '') };

/** How what is listed came on record; and of a village that the page before named, the way back to all of them. */
export function LineFilters() {
  const { t } = useWords();
  const { value, set } = useAddressFilter(lineShape);
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
      {value.village === null ? null : (
        <Button variant="default" leftSection={<IconX size={20} aria-hidden />} onClick={() => set({ village: null })}>
          {t('due:allVillages')}
        </Button>
      )}
    </>
  );
}
