import { NativeSelect } from '@mantine/core';
import { useWords } from '../../platform/language/index.ts';
import { useMonthWords, usePeriod } from './use-period.ts';

/** Which month is shown, alone or with those before it. */
export function PeriodFields() {
  const { t } = useWords();
  const words = useMonthWords();
  const { months, month, span, set } = usePeriod();
  return (
    <>
      <NativeSelect
        label={t('coverage:month')}
        value={month}
        onChange={({ currentTarget }) => set({ month: currentTarget.value })}
        data={months.map((value) => ({ value, label: words.whole(value) }))}
      />
      <NativeSelect
        label={t('coverage:span')}
        value={span}
        onChange={({ currentTarget }) => set({ span: currentTarget.value as typeof span })}
        data={[
          { value: 'month', label: t('coverage:spanMonth') },
          { value: 'year', label: t('coverage:spanYear') },
        ]}
      />
    </>
  );
}
