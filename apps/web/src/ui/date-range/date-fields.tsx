import { useWords } from '../../platform/language/use-words.ts';
import { DateField } from '../date-field/date-field.tsx';
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
      <DateField
        label={t('app:fromDate')}
        withAsterisk
        value={form.from}
        min={from.from}
        max={from.to}
        onChange={(value) => {
          refusals.clear('fromDate');
          onChange({ ...chooseFrom(form, value), choice: 'dates' });
        }}
        error={refusals.of('fromDate')}
      />
      <DateField
        label={t('app:toDate')}
        withAsterisk
        value={form.to}
        min={to?.from}
        max={to?.to}
        onChange={(value) => {
          refusals.clear('toDate');
          onChange({ ...chooseTo(form, value), choice: 'dates' });
        }}
        error={refusals.of('toDate')}
      />
    </>
  );
}
