import { TextInput } from '@mantine/core';
import { useWords } from '../../platform/language/use-words.ts';
import type { useRefusals } from '../form/use-refusals.ts';
import { bounds, chooseFrom, chooseTo, type DateForm, type FilterGround } from './state.ts';

interface Props {
  readonly form: DateForm;
  readonly ground: FilterGround;
  readonly onChange: (form: DateForm) => void;
  readonly refusals: Pick<ReturnType<typeof useRefusals>, 'of' | 'clear'>;
}

/** From Date and To Date; the second opens only within a month of the first. */
export function DateFields({ form, ground, onChange, refusals }: Props) {
  const { t } = useWords();
  const { from, to } = bounds(form, ground);
  return (
    <>
      <TextInput
        type="date"
        label={t('app:fromDate')}
        value={form.from}
        min={from.from}
        max={from.to}
        onChange={(event) => {
          refusals.clear('fromDate');
          onChange({ ...chooseFrom(form, event.currentTarget.value), choice: 'dates' });
        }}
        error={refusals.of('fromDate')}
      />
      <TextInput
        type="date"
        label={t('app:toDate')}
        value={form.to}
        {...(to ? { min: to.from, max: to.to } : {})}
        onChange={(event) => {
          refusals.clear('toDate');
          onChange({ ...chooseTo(form, event.currentTarget.value), choice: 'dates' });
        }}
        error={refusals.of('toDate')}
      />
    </>
  );
}
